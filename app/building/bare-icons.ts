import type { Plugin } from 'vite';

const inIcons = /\/@lucide\/icons\/dist\/esm\/icons\/.*\.mjs$/;
/** A random name for React, which hardly compresses; `Icon` counts the strokes instead. */
const keys = /, key: "\w+"/g;
/** What documentation searches by. */
const words = /\n {2}(?:name: "[\w-]+"|size: 24|aliases: \[[^\]]*\]),?(?=\n)/g;

/**
 * Takes from the drawings what is not drawn: a kilobyte of the list of shipments.
 *
 * @throws {Error} when the library no longer looks like that, so that nobody believes in a plugin that does nothing
 */
export function bareIcons(): Plugin {
  let dropped = 0;
  return {
    name: 'lotse:bare-icons',
    apply: 'build',
    transform: {
      filter: { id: inIcons },
      handler(code) {
        dropped += code.match(keys)?.length ?? 0;
        return { code: code.replace(keys, '').replace(words, ''), map: null };
      },
    },
    buildEnd(error) {
      if (!error && dropped === 0) throw new Error('icons have no keys any more: remove the plugin');
    },
  };
}
