import type { Plugin } from 'vite';

const inRouter = /\/react-router\/dist\/production\/lib\/.*\.js$/;
/** A name for developers' tools, given at the top of a module: it keeps what it names in every bundle. */
const namings = /^\w+\.displayName = "[^"]*";$/gm;
const makings = /^(const \w+ = )(React\$1\.(?:forwardRef|memo|createContext)\()/gm;

/**
 * Lets go of those components of react-router that nobody imports, such as its links and forms: ours are the design
 * system's. Two kilobytes of the first page.
 *
 * @throws {Error} when the library no longer looks like that, so that nobody believes in a plugin that does nothing
 */
export function dropUnusedRouterParts(): Plugin {
  let dropped = 0;
  return {
    name: 'lotse:unused-router-parts',
    apply: 'build',
    transform: {
      filter: { id: inRouter },
      handler(code) {
        dropped += code.match(namings)?.length ?? 0;
        return { code: code.replace(namings, '').replace(makings, '$1/* @__PURE__ */ $2'), map: null };
      },
    },
    buildEnd(error) {
      if (!error && dropped === 0) throw new Error('react-router names nothing any more: remove the plugin');
    },
  };
}
