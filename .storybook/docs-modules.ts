import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
import { collectTexts, copyFiles } from './texts/collect-texts.ts';
import { root } from './texts/root.ts';

const textsModule = 'virtual:texts';
const iconsModule = 'virtual:icons-in-use';

/** What the documentation pages read from the sources: all German texts, and the icons in use. */
export function docsModules(): Plugin {
  return {
    name: 'lotse:docs-modules',
    resolveId: {
      filter: { id: /^(?:virtual:(?:texts|icons-in-use)|@lucide\/icons)$/ },
      handler(source, importer) {
        if (source !== '@lucide/icons') return `\0${source}`;
        // A module without a place of its own finds the icons where the design system does.
        return importer === `\0${iconsModule}`
          ? this.resolve(source, join(root, 'design-system/docs/foundations/Icons.tsx'))
          : null;
      },
    },
    load: {
      filter: { id: /^\0virtual:/ },
      async handler(id) {
        if (id === `\0${textsModule}`) {
          for (const file of copyFiles()) this.addWatchFile(join(root, file));
          return `export const texts = ${JSON.stringify(await collectTexts())};`;
        }
        return id === `\0${iconsModule}` ? iconsInUse() : null;
      },
    },
  };
}

/** A module with every icon that the design system imports, outside of stories, and the files that do. */
function iconsInUse(): string {
  const files = new Map<string, string[]>();
  for (const found of globSync('design-system/src/**/*.{ts,tsx}', { cwd: root })) {
    if (/\.(?:stories|test)\.tsx?$/.test(found)) continue;
    const source = readFileSync(join(root, found), 'utf8');
    for (const name of iconNames(source))
      files.set(name, [...(files.get(name) ?? []), found.split(sep).join('/')]);
  }
  const names = [...files.keys()].toSorted();
  const rows = names.map(
    (name) => `{ name: '${name}', icon: ${name}, files: ${JSON.stringify(files.get(name))} }`,
  );
  return `import { ${names.join(', ')} } from '@lucide/icons';\nexport const iconsInUse = [${rows.join(',\n')}];`;
}

/** Names that are imported for their value; `type` imports are no icons. */
function iconNames(source: string): string[] {
  const imports = [...source.matchAll(/import \{([^}]*)\} from '@lucide\/icons'/g)];
  return imports.flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]\w*$/.test(name)),
  );
}
