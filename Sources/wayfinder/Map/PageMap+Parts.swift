extension PageMap {
    /// Asks for what routes on any host need before they can be tapped.
    static let baseField = """
        <label>Open on <input id="base" type="url" autocapitalize="none" autocomplete="off" \
        placeholder="https://example.com"></label>
        """

    static let style = """
        :root { color-scheme: light dark; --ink: #1c2733; --soft: #5a6775; --line: #c9d3dd; --paper: #fff; \
        --any: #fff4dc; --plain: #eef2f6; --link: #0b5cad; }
        @media (prefers-color-scheme: dark) { :root { --ink: #e6edf3; --soft: #9fb0c0; --line: #3a4653; \
        --paper: #12181f; --any: #43371c; --plain: #232d38; --link: #79b8ff; } }
        body { font: 16px system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 0 auto; \
        max-width: 60rem; padding: 0 1rem 3rem; }
        header { position: sticky; top: 0; background: var(--paper); border-bottom: 1px solid var(--line); }
        h1 { margin: .6rem 0 0; font-size: 1.4rem; }
        h2 { font: bold 1.05rem ui-monospace, monospace; overflow-wrap: anywhere; }
        header p { margin: .3rem 0; color: var(--soft); }
        label { display: block; margin: .4rem 0; }
        input { font: inherit; padding: .5rem; width: min(24rem, 70%); }
        ul { list-style: none; margin: .3rem 0; padding-left: 1.2rem; border-left: 1px solid var(--line); }
        code { font: .95rem ui-monospace, monospace; overflow-wrap: anywhere; }
        .segment { background: var(--plain); border-radius: .3rem; padding: .15rem .4rem; }
        .placeholder { background: var(--any); }
        .route { margin: .4rem 0; }
        .title { font-weight: 600; margin-right: .6rem; }
        .pattern { color: var(--soft); }
        a { display: block; padding: .5rem 0; min-height: 1.4rem; color: var(--soft); overflow-wrap: anywhere; }
        a[href] { color: var(--link); }
        [hidden] { display: none; }
        """

    /// Hides what does not hold every word of the search, and branches in which nothing is left.
    static let script = """
        "use strict";
        const search = document.getElementById("search");
        const count = document.getElementById("count");
        const base = document.getElementById("base");
        const refused = "\(SafeLink.refused.sorted().joined(separator: " "))".split(" ");
        const routes = [...document.querySelectorAll(".route")];
        const branches = [...document.querySelectorAll(".branch")].reverse();
        function filter() {
            const words = search.value.toLowerCase().split(/\\s+/).filter(word => word !== "");
            let shown = 0;
            for (const route of routes) {
                route.hidden = !words.every(word => route.dataset.words.includes(word));
                if (!route.hidden) shown += 1;
            }
            for (const branch of branches) {
                branch.hidden = branch.querySelector(".route:not([hidden])") === null;
            }
            count.textContent = words.length === 0 ? "" : shown + " of " + routes.length + " shown";
        }
        function open() {
            const origin = base.value.trim();
            const scheme = (/^([a-z][a-z0-9+.-]*):\\/\\/[^\\/?#\\s]+$/i.exec(origin) || [])[1];
            const isRefused = scheme === undefined || refused.includes(scheme.toLowerCase());
            for (const link of document.querySelectorAll("a[data-path]")) {
                const schemes = link.dataset.schemes;
                const isAdmitted = schemes === "" || schemes.split(" ").includes((scheme || "").toLowerCase());
                if (!isRefused && isAdmitted) link.setAttribute("href", origin + link.dataset.path);
                else link.removeAttribute("href");
            }
        }
        function readAddress() {
            const query = new URLSearchParams(location.hash.slice(1));
            if (query.has("q")) search.value = query.get("q");
            if (base !== null && query.has("base")) base.value = query.get("base");
            if (base !== null) open();
            filter();
        }
        search.addEventListener("input", () => {
            history.replaceState(null, "", "#" + new URLSearchParams({ q: search.value }));
            filter();
        });
        if (base !== null) base.addEventListener("input", open);
        addEventListener("hashchange", readAddress);
        readAddress();
        """
}
