import { useState } from 'react';
import { Select } from '../../src/components/Select/Select.tsx';
import { muted } from '../docs.css.ts';
import { type IndexEntry, storyHref } from '../story-index.ts';
import { type Look, lookNames, looks } from './looks.ts';
import { type Pictures, picturesOf, type StoryPicture } from './pictures.ts';
import { frame, picture, sheet, state } from './sheet.css.ts';
import type { StateRow } from './state-rows.ts';

export interface StateSheetProps {
  row: StateRow;
  pictures: Pictures;
}

const options = [
  { value: 'all', label: 'All sizes and themes' },
  ...lookNames.map((look) => ({ value: look, label: looks[look].title })),
];

/** All states of a screen in pictures, each leading to its story in that size and theme. */
export function StateSheet({ row, pictures }: StateSheetProps) {
  const [choice, setChoice] = useState<Look | 'all'>('all');
  const only = choice === 'all' ? undefined : choice;
  return (
    <>
      <Select
        label="Size and theme"
        options={options}
        value={choice}
        onChange={(value) => setChoice(value as Look | 'all')}
      />
      {row.stories.map((story) => (
        <StoryPictures key={story.id} story={story} shown={picturesOf(story, pictures, only)} only={only} />
      ))}
    </>
  );
}

interface StoryPicturesProps {
  story: IndexEntry;
  shown: readonly StoryPicture[];
  only: Look | undefined;
}

function StoryPictures({ story, shown, only }: StoryPicturesProps) {
  const nothing = only === undefined ? 'No picture yet: pnpm visual:update makes it.' : 'Not looked at so.';
  return (
    <section className={state}>
      <h3>{nameOf(story)}</h3>
      {shown.length === 0 && <p className={muted}>{nothing}</p>}
      <div className={sheet} data-single={only === undefined ? undefined : ''}>
        {shown.map(({ look, address }) => (
          <figure key={look}>
            <a href={storyHref(story, looks[look].globals)} target="_parent" className={frame}>
              <img
                src={address}
                alt={`${nameOf(story)}, ${looks[look].title}`}
                loading="lazy"
                className={picture}
              />
            </a>
            <figcaption className={muted}>{looks[look].title}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

/** A further file of a screen is named beside its stories. */
function nameOf({ title, name }: IndexEntry): string {
  const [file] = title.split('/').slice(3);
  return file === undefined ? name : `${file}: ${name}`;
}
