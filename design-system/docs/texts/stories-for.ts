import type { IndexEntry } from '../story-index.ts';
import type { TextEntry } from './text-entry.ts';

export interface LinkedStory {
  id: string;
  type: 'story' | 'docs';
  label: string;
}

/**
 * Where a text can be seen: the stories that showed it when they ran last, those of its own component first;
 * without such a run the pages of the components that use it.
 */
export function storiesFor(entry: TextEntry, index: ReadonlyMap<string, IndexEntry>): LinkedStory[] {
  const near = new Set(entry.storyFiles.map((file) => `./${file}`));
  return entry.shownIn === null ? pagesOf(near, index) : storiesThatShowed(entry.shownIn, near, index);
}

function storiesThatShowed(
  ids: readonly string[],
  near: ReadonlySet<string>,
  index: ReadonlyMap<string, IndexEntry>,
): LinkedStory[] {
  const rank = (id: string) => {
    const entry = index.get(id);
    if (entry && near.has(entry.importPath)) return 0;
    // Examples of components may say the same by chance.
    return entry?.title.startsWith('Screens/') ? 1 : 2;
  };
  const ordered = ids.toSorted((one, other) => rank(one) - rank(other));
  return ordered.map((id) => ({ id, type: 'story', label: labelOf(index.get(id)) ?? id }));
}

function pagesOf(near: ReadonlySet<string>, index: ReadonlyMap<string, IndexEntry>): LinkedStory[] {
  return [...index.values()]
    .filter(({ type, importPath }) => type === 'docs' && near.has(importPath))
    .map((found) => ({ id: found.id, type: 'docs', label: found.title }));
}

/** „Shipments: Failed“ */
function labelOf(entry: IndexEntry | undefined): string | undefined {
  return entry && `${entry.title.split('/').at(-1) ?? entry.title}: ${entry.name}`;
}
