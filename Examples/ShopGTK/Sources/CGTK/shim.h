#pragma once
// GTK 4.8 is the oldest version this is built with; what later versions deprecate still works there.
#define GDK_DISABLE_DEPRECATION_WARNINGS
#include <gtk/gtk.h>
