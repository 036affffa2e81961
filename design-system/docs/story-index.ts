import { loadedOnce } from './loaded-once.ts';

/** A story or a page, as Storybook's own index has it. */
export interface IndexEntry {
  id: string;
  title: string;
  name: string;
  /** `HardCases`; pages have none. */
  exportName?: string;
  tags: readonly string[];
  /** `./design-system/src/…/Button.stories.tsx` */
  importPath: string;
  type: 'story' | 'docs';
}

/** Every story and page of this Storybook by its id; empty until it is loaded. Without it links carry ids, not names. */
export const useStoryIndex = loadedOnce<ReadonlyMap<string, IndexEntry>>(async () => {
  const response = await fetch('./index.json');
  const { entries } = (await response.json()) as { entries: Record<string, IndexEntry> };
  return new Map(Object.entries(entries));
}, new Map());

/** Address of a story or a page, for links with `target="_parent"`: pages live in a frame. */
export function storyHref({ id, type }: Pick<IndexEntry, 'id' | 'type'>, globals?: string): string {
  const address = `./?path=/${type}/${id}`;
  return globals === undefined ? address : `${address}&globals=${globals}`;
}
