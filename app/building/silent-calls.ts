import type { Plugin } from 'vite';

const inCalls = /\/contract\/src\/api\/[\w-]+\.ts$/;
/** What each call says of itself, in a line of its own. */
const summary = /^ {4}summary: '(?:[^'\\]|\\.)*',\n/gm;

/**
 * Leaves out what calls say of themselves: only the API's own document tells that. A kilobyte of the list of
 * shipments.
 *
 * @throws {Error} when calls no longer look like that, so that nobody believes in a plugin that does nothing
 */
export function silentCalls(): Plugin {
  let removed = 0;
  return {
    name: 'lotse:silent-calls',
    apply: 'build',
    // Before types are taken away, and the lines with them.
    enforce: 'pre',
    transform: {
      filter: { id: inCalls },
      handler(code) {
        const bare = code.replace(summary, () => {
          removed += 1;
          return '';
        });
        return { code: bare, map: null };
      },
    },
    buildEnd(error) {
      if (!error && removed === 0) throw new Error('No call says anything of itself: mend the plugin');
    },
  };
}
