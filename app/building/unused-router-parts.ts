import type { Plugin } from 'vite';

const inRouter = /\/react-router\/dist\/production\/lib\/.*\.js$/;

/** What stands in the library's code, and what stands there instead, so that nothing needs what it led to. */
const replacements: readonly (readonly [found: RegExp, instead: string])[] = [
  // A name for developers' tools, given at the top of a module: it keeps what it names in every bundle.
  [/^\w+\.displayName = "[^"]*";$/gm, ''],
  [/^(const \w+ = )(React\$1\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2'],
  // Nobody watches the router from within,
  [/\binit\.instrumentations\b/g, 'undefined'],
  // and no server has run our routes.
  [/ \|\| parseHydrationData\(\)/g, ''],
];

/**
 * Lets go of those parts of react-router that nobody uses, such as its links and forms: ours are the design
 * system's. Four kilobytes of the first page.
 *
 * @throws {Error} when the library no longer looks like that, so that nobody believes in a plugin that does nothing
 */
export function dropUnusedRouterParts(): Plugin {
  const seen = new Set<RegExp>();
  return {
    name: 'lotse:unused-router-parts',
    apply: 'build',
    transform: {
      filter: { id: inRouter },
      handler(code) {
        for (const [found] of replacements) if (code.search(found) >= 0) seen.add(found);
        return { code: replacements.reduce((text, pair) => text.replace(...pair), code), map: null };
      },
    },
    buildEnd(error) {
      const missing = replacements.filter(([found]) => !seen.has(found));
      if (!error && missing.length > 0)
        throw new Error(`react-router has nothing like ${String(missing[0]?.[0])}: mend the plugin`);
    },
  };
}
