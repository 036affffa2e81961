import { looks } from '../../design-system/docs/states/looks.ts';
import type { ChangedStory } from './changed-stories.ts';

const storybook = 'http://localhost:6006';

/** Asks a Storybook that was started by `pnpm storybook` where it shows a changed story; without one, nowhere. */
export async function storyAddresses(): Promise<(story: ChangedStory) => string | undefined> {
  const ids = new Set(await storyIds());
  return ({ look, storyId }) => {
    const { globals } = looks[look];
    const choice = globals === undefined ? '' : `&globals=${globals}`;
    return ids.has(storyId) ? `${storybook}/?path=/story/${storyId}${choice}` : undefined;
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
