import { loadCsf } from 'storybook/internal/csf-tools';
import type { IndexEntry } from '../../design-system/docs/story-index.ts';
import { type SourceFile, sources } from './sources.ts';

/** The stories of files, as Storybook's index has them but for the tags that all stories share. */
export function storyEntries(pattern: string): IndexEntry[] {
  return sources(pattern).flatMap((file) => {
    const title = titleOf(file);
    const { indexInputs } = loadCsf(file.text, { fileName: file.path, makeTitle: () => title }).parse();
    return indexInputs.map(({ exportName, name = exportName, tags = [], __id: id = exportName }) => ({
      id,
      title,
      name,
      exportName,
      tags,
      importPath: `./${file.path}`,
      type: 'story' as const,
    }));
  });
}

/** `Screens/shipments/NewShipment/Entry`; of the file that is named after its folder, `Screens/shipments/NewShipment`. */
export function titleOf({ path }: Pick<SourceFile, 'path'>): string {
  const [shelf = '', ...parts] = path.replace(/^design-system\/src\/|\.stories\.tsx$/g, '').split('/');
  const names = parts.at(-1) === parts.at(-2) ? parts.slice(0, -1) : parts;
  return [shelf.charAt(0).toUpperCase() + shelf.slice(1), ...names].join('/');
}
