import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './root.ts';

const keeper = `${root}/.storybook/texts/keep-composed.ts`;

/**
 * Lets the functions of copy modules tell what they say while stories run: a pattern made of what such a function says
 * for samples would fit half of all lines („{count} {what}“).
 */
export function composedTexts(): Plugin {
  return {
    name: 'lotse:composed-texts',
    transform: {
      filter: { id: /\.copy\.ts$/ },
      handler(code, id) {
        const file = id.replaceAll('\\', '/').slice(root.length + 1);
        const name = basename(keeper, '.ts').replaceAll('-', '_');
        const lines = [...code.matchAll(/^export (const|function) (\w+)/gm)].map(
          ([, kind, exported = '']) => {
            const kept = `${name}(${JSON.stringify(`${file}#${exported}`)}, ${exported})`;
            return kind === 'function' ? `${exported} = ${kept};` : `${kept};`;
          },
        );
        // Behind what is there, so that its lines keep their places.
        const added = [`import { keepComposed as ${name} } from ${JSON.stringify(keeper)};`, ...lines];
        return { code: `${code}\n${added.join('\n')}\n`, map: null };
      },
    },
  };
}
