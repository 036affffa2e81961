import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { looks, type Look } from '../visual/baselines.ts';

/** Where the step `storybook` builds it. */
export const builtStorybook = join(import.meta.dirname, '../../test-results/storybook');

/** A story of the built Storybook. */
export interface Story {
  id: string;
  /** `Screens/shipments/Shipments` */
  title: string;
  /** `Ready` */
  exportName: string;
  /** Shelf and file, as in `screens/shipments/Shipments/Shipments.stories.tsx`; names tests. */
  file: string;
  tags: readonly string[];
}

interface Index {
  entries: {
    [id: string]: {
      id: string;
      type: string;
      title: string;
      exportName: string;
      importPath: string;
      tags: string[];
    };
  };
}

/** What tells in which looks a story is seen. */
export type StoryEntry = Pick<Story, 'title' | 'exportName' | 'file' | 'tags'>;

/** All stories in the order of the sidebar. */
export function allStories(): Story[] {
  const { entries } = JSON.parse(readFileSync(join(builtStorybook, 'index.json'), 'utf8')) as Index;
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, exportName, importPath, tags }) => ({
      id,
      title,
      exportName,
      file: importPath.replace('./design-system/src/', ''),
      tags,
    }));
}

/** Whether a story does something. It has no picture: what it leaves behind is no state. */
export function isInteraction({ tags }: Pick<Story, 'tags'>): boolean {
  return tags.includes('interaction');
}

/** Whether a story shows a state and ends in it. One that stands for the controls of its page repeats another. */
export function showsState(story: Pick<Story, 'tags'>): boolean {
  return !isInteraction(story) && !story.tags.includes('controls');
}

/** Whether a story is of a screen: the frames around it belong to the layouts. */
export function isScreen({ title }: Pick<Story, 'title'>): boolean {
  return title.startsWith('Screens/');
}

/** Whether a story fills a page, as screens and layouts do. */
export function isPage(story: Pick<Story, 'title'>): boolean {
  return isScreen(story) || story.title.startsWith('Layouts/');
}

/** Whether a play function leads to what a story shows: at another width it has to do so again. */
export function isPlayed({ tags }: Pick<Story, 'tags'>): boolean {
  return tags.includes('play-fn');
}

/** Whether a story stands in the file that is named after its folder: of a screen, that of its states. */
function isOfMainFile({ file }: Pick<Story, 'file'>): boolean {
  return /(?:^|\/)(\w+)\/\1\.stories\.tsx$/.test(file);
}

/** The looks of a story beside the light one. */
export type FurtherLook = Exclude<Look, 'light'>;

/** Tag of what lays pages out: between phone and desktop it arranges them anew, as pages themselves do. */
const frameTag = 'frame';

/** Of a component or pattern, by name. */
const mostTelling = ['Matrix', 'Ready', 'Open'];

/**
 * The stories that are looked at from all sides, and in which looks. A page in use in all of them; its other states
 * where colours and room change, dark and on a phone, since forced colours and tablets rearrange all states of a page
 * alike. Further files of a screen vary words and rows of the same page: on a phone alone. Of a component or pattern its
 * matrix, or else what it looks like open or ready, or else the first state; frames on a tablet too.
 */
export function looksFromAllSides<Entry extends StoryEntry>(
  stories: readonly Entry[],
): Map<Entry, FurtherLook[]> {
  const states = stories.filter(showsState);
  const faces = facesOfPages(stories);
  const found = new Map<Entry, FurtherLook[]>();
  for (const story of states.filter(isPage)) found.set(story, looksOfPage(story, faces.has(story)));
  const parts = states.filter((story) => !isPage(story));
  for (const ofOne of Map.groupBy(parts, ({ title }) => title).values()) {
    const story =
      mostTelling.map((name) => ofOne.find(({ exportName }) => exportName === name)).find(Boolean) ??
      ofOne[0];
    if (!story) continue;
    const isFrame = story.tags.includes(frameTag);
    found.set(story, ['dark', 'forced-colors', ...(isFrame ? (['tablet'] as const) : []), 'phone']);
  }
  return found;
}

function looksOfPage(story: StoryEntry, isFace: boolean): FurtherLook[] {
  if (isFace) return looks.filter((look) => look !== 'light');
  return isOfMainFile(story) ? ['dark', 'phone'] : ['phone'];
}

/** Of each page the story that shows it in use. */
export function facesOfPages<Entry extends StoryEntry>(stories: readonly Entry[]): Set<Entry> {
  const states = stories.filter((story) => isPage(story) && isOfMainFile(story) && showsState(story));
  const faces = [...Map.groupBy(states, ({ title }) => title).values()].map(
    (ofOne) => ofOne.find(({ exportName }) => exportName === 'Ready') ?? ofOne[0],
  );
  return new Set(faces.filter((story) => story !== undefined));
}
