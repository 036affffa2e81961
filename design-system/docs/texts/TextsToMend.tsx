import { muted } from '../docs.css.ts';
import type { IndexEntry } from '../story-index.ts';
import { isFault } from './filter-texts.ts';
import type { TextEntry } from './text-entry.ts';
import { TextTable } from './TextTable.tsx';

export interface TextsToMendProps {
  texts: readonly TextEntry[];
  index: ReadonlyMap<string, IndexEntry>;
}

/** The texts that nobody can see in their place, as a fault: each needs a story, or nobody needs the text. */
export function TextsToMend({ texts, index }: TextsToMendProps) {
  const faults = texts.filter(isFault);
  if (texts.some(({ shownIn }) => shownIn === null))
    return (
      <p className={muted}>
        Which texts no story shows is known after a run of all stories: pnpm test stories, then open Storybook
        anew.
      </p>
    );
  if (faults.length === 0) return <p className={muted}>No text is without its story.</p>;
  return <TextTable area={`To mend: ${faults.length} without a story`} entries={faults} index={index} />;
}
