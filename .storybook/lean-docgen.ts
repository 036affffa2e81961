import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, PluginOption } from 'vite';
import { root } from './texts/root.ts';

const docgen = 'storybook:react-docgen-plugin';

/**
 * Lets Storybook read props only of components that have stories of their own: no page shows the others', and
 * reading all of them takes longer than the rest of the build.
 * `(typeof sizes)[number]`, which it leaves unread, becomes a choice of its values.
 */
export function withLeanDocgen(plugins: PluginOption[] = []): PluginOption[] {
  return plugins.map((plugin) => (isPlugin(plugin) && plugin.name === docgen ? lean(plugin) : plugin));
}

function isPlugin(plugin: PluginOption): plugin is Plugin {
  return typeof plugin === 'object' && plugin !== null && 'name' in plugin;
}

function lean(plugin: Plugin): Plugin {
  const { transform } = plugin;
  if (typeof transform !== 'function') throw new TypeError(`${docgen} has changed its shape.`);
  return {
    ...plugin,
    async transform(code, id, options) {
      const hasStories = id.endsWith('.tsx') && existsSync(id.replace(/\.tsx$/, '.stories.tsx'));
      if (!hasStories) return null;
      const result = await transform.call(this, code, id, options);
      return typeof result === 'object' && result !== null
        ? { ...result, code: withValues(String(result.code ?? code)) }
        : result;
    },
  };
}

/** The appended descriptions are one line of JSON, so that the source map still holds. */
function withValues(code: string): string {
  const values = constantLists();
  return code.replaceAll(
    /\{"name":"unknown\[number\]","raw":"\(typeof (\w+)\)\[number\]"\}/g,
    (unread, list: string) => {
      const found = values.get(list);
      const elements = found?.map((value) => ({ name: 'literal', value }));
      return elements ? JSON.stringify({ name: 'union', raw: found?.join(' | '), elements }) : unread;
    },
  );
}

/** The lists of words in the components, by their names: `buttonSizes` → `'sm'`, `'md'`, `'lg'`. */
function constantLists(): Map<string, string[]> {
  const lists = new Map<string, string[]>();
  for (const file of globSync('design-system/src/components/*/*.{ts,tsx}', { cwd: root })) {
    const source = readFileSync(join(root, file), 'utf8');
    for (const [, name = '', values = ''] of source.matchAll(
      /export const (\w+) = \[((?:\s*'\w+',?)+)\s*\] as const/g,
    ))
      lists.set(name, values.match(/'\w+'/g) ?? []);
  }
  return lists;
}
