import { loadedOnce } from '../loaded-once.ts';
import type { IndexEntry } from '../story-index.ts';
import { type Look, lookNames } from './looks.ts';

/** Picture (`light/components-badge--matrix`) → a fingerprint of its file. */
export type Pictures = Readonly<Record<string, string>>;

/** A committed picture of a story. */
export interface StoryPicture {
  story: IndexEntry;
  look: Look;
  /** Of the file, relative to this Storybook. */
  address: string;
}

/** The record that Storybook serves beside the pictures. */
export async function fetchPictures(): Promise<Pictures> {
  const response = await fetch('./pictures/record.json');
  return (await response.json()) as Pictures;
}

/** The committed pictures, which Storybook serves as files; undefined until it is known which there are. */
export const usePictures = loadedOnce<Pictures | undefined>(fetchPictures, undefined);

/** The pictures of a story in the order of the looks; in one look where it is named. */
export function picturesOf(story: IndexEntry, pictures: Pictures, only?: Look): StoryPicture[] {
  return lookNames
    .filter((look) => only === undefined || look === only)
    .flatMap((look) => {
      const name = `${look}/${story.id}`;
      const fingerprint = pictures[name]?.split(':')[0];
      // A picture that was renewed has another address: no browser shows the old one.
      return fingerprint === undefined
        ? []
        : [{ story, look, address: `./pictures/${name}.webp?${fingerprint}` }];
    });
}
