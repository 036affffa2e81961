import type { Plugin } from 'vite';
import { root } from './texts/root.ts';

const keeper = `${root}/.storybook/imports-settled.ts`;
const dynamicImport = /(?<![\w.])import\((['"])[^'"]+\1\)/g;

/**
 * Lets each part of the design system that is loaded when it is needed tell that it is under way: a story whose play
 * function ends before shows the part at one visit and lacks it at the next.
 */
export function trackedImports(): Plugin {
  return {
    name: 'lotse:tracked-imports',
    transform: {
      filter: { id: /\/design-system\/src\/.*\.tsx?$/, code: 'import(' },
      handler(code) {
        const tracked = code.replaceAll(dynamicImport, (found) => `untilLoaded(${found})`);
        // Behind what is there, so that its lines keep their places.
        return { code: `${tracked}\nimport { untilLoaded } from ${JSON.stringify(keeper)};\n`, map: null };
      },
    },
  };
}
