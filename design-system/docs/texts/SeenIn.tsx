import { useState } from 'react';
import { list, muted } from '../docs.css.ts';
import type { IndexEntry } from '../story-index.ts';
import { StoryLink } from '../StoryLink.tsx';
import { isFault } from './filter-texts.ts';
import { type LinkedStory, storiesFor } from './stories-for.ts';
import type { TextEntry } from './text-entry.ts';

/** More links than this say less, until somebody asks for them. */
const mostAtFirst = 4;

export interface SeenInProps {
  entry: TextEntry;
  index: ReadonlyMap<string, IndexEntry>;
}

/** Where a text can be seen, or why it cannot. */
export function SeenIn({ entry, index }: SeenInProps) {
  const stories = storiesFor(entry, index);
  if (isFault(entry)) return <p>No story shows it.</p>;
  if (stories.length === 0) return <p className={muted}>{entry.notShownBecause}</p>;
  return (
    <>
      <Links stories={stories.slice(0, mostAtFirst)} />
      {stories.length > mostAtFirst && <More stories={stories.slice(mostAtFirst)} />}
    </>
  );
}

/** Some words stand in hundreds of stories: their links are drawn when they are asked for. */
function More({ stories }: { stories: readonly LinkedStory[] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={muted}>and {stories.length} more</summary>
      {isOpen && <Links stories={stories} />}
    </details>
  );
}

function Links({ stories }: { stories: readonly LinkedStory[] }) {
  return (
    <ul className={list}>
      {stories.map((story) => (
        <li key={story.id}>
          <StoryLink entry={story}>{story.label}</StoryLink>
        </li>
      ))}
    </ul>
  );
}
