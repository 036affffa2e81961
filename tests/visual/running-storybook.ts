import { nameOf, type Look } from './baselines.ts';
import type { ChangedStory } from './changed-stories.ts';

const storybook = 'http://localhost:6006';

/** Storybook's globals for a look. Forced colours are the system's to switch on. */
const globals: { [look in Look]: string } = {
  light: '',
  dark: '&globals=theme:dark',
  phone: '&globals=viewport.value:w375',
  'forced-colors': '',
};

/** Asks a Storybook that was started by `pnpm storybook` where it shows a changed story; without one, nowhere. */
export async function storyAddresses(): Promise<(story: ChangedStory) => string | undefined> {
  const ids = new Map((await storyIds()).map((id) => [nameOf(id), id]));
  return ({ look, name }) => {
    const id = ids.get(name);
    return id === undefined ? undefined : `${storybook}/?path=/story/${id}${globals[look]}`;
  };
}

async function storyIds(): Promise<string[]> {
  try {
    const response = await fetch(`${storybook}/index.json`, { signal: AbortSignal.timeout(2000) });
    const { entries } = (await response.json()) as { entries: { [id: string]: unknown } };
    return Object.keys(entries);
  } catch {
    return [];
  }
}
