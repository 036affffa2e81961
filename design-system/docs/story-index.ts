import { useEffect, useState } from 'react';

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

let loading: Promise<ReadonlyMap<string, IndexEntry>> | undefined;

async function load(): Promise<ReadonlyMap<string, IndexEntry>> {
  const response = await fetch('./index.json');
  const { entries } = (await response.json()) as { entries: Record<string, IndexEntry> };
  return new Map(Object.entries(entries));
}

/** Every story and page of this Storybook by its id; empty until it is loaded. */
export function useStoryIndex(): ReadonlyMap<string, IndexEntry> {
  const [index, setIndex] = useState<ReadonlyMap<string, IndexEntry>>(new Map());
  useEffect(() => {
    let isCurrent = true;
    loading ??= load();
    loading.then(
      (loaded) => isCurrent && setIndex(loaded),
      () => {
        // Without the index the links carry ids instead of names; the next page tries again.
        loading = undefined;
      },
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return index;
}

/** Address of a story or a page, for links with `target="_parent"`: pages live in a frame. */
export function storyHref({ id, type }: Pick<IndexEntry, 'id' | 'type'>, globals?: string): string {
  const address = `./?path=/${type}/${id}`;
  return globals === undefined ? address : `${address}&globals=${globals}`;
}
