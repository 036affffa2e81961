import type { Look } from './baselines.ts';
import type { ChangedStory } from './changed-stories.ts';

const storybook = 'http://localhost:6006';

/** Storybook's globals for a look. Forced colours are the system's to switch on. */
const globals: { [look in Look]: string } = {
  light: '',
  dark: '&globals=theme:dark',
  'forced-colors': '',
  tablet: '&globals=viewport.value:w768',
  phone: '&globals=viewport.value:w375',
};

/** Asks a Storybook that was started by `pnpm storybook` where it shows a changed story; without one, nowhere. */
export async function storyAddresses(): Promise<(story: ChangedStory) => string | undefined> {
  const ids = new Set(await storyIds());
  return ({ look, storyId }) =>
    ids.has(storyId) ? `${storybook}/?path=/story/${storyId}${globals[look]}` : undefined;
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
