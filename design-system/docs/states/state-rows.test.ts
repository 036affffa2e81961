import { describe, expect, it } from 'vitest';
import type { IndexEntry } from '../story-index.ts';
import { stateRows } from './state-rows.ts';

function story(title: string, exportName: string, ...tags: string[]): IndexEntry {
  const id = `${title}--${exportName}`;
  return { id, title, name: exportName, exportName, tags, type: 'story', importPath: './a.stories.tsx' };
}

const pickups = 'Screens/pickups/Pickups';

/** Names of the stories in a cell of the only row. */
function shownIn(column: 'ready' | 'long-words' | 'no-hits', ...entries: IndexEntry[]): string[] {
  return stateRows(entries).flatMap(({ cells }) => cells[column].stories.map(({ name }) => name));
}

describe('the lines of „Zustände“', () => {
  it('are the folders of screens, each with all of its files', () => {
    const rows = stateRows([
      story(pickups, 'Ready'),
      story(`${pickups}/Messages`, 'Failed'),
      story('Screens/start/Start', 'Ready'),
      story('Components/Button', 'Ready'),
      { ...story(pickups, 'Docs'), type: 'docs' },
    ]);
    expect(rows.map(({ screen }) => screen)).toEqual(['pickups/Pickups', 'start/Start']);
    expect(rows[0]?.cells.failed.stories.map(({ title }) => title)).toEqual([`${pickups}/Messages`]);
  });

  it('leave out what is a part of other screens', () => {
    expect(stateRows([story('Screens/shell/ProfileMenu', 'Open', 'part')])).toEqual([]);
  });
});

describe('a story', () => {
  it('stands in the column that it is named after', () => {
    expect(shownIn('no-hits', story(pickups, 'NoHits'))).toEqual(['NoHits']);
    expect(shownIn('long-words', story(pickups, 'HardCases'))).toEqual(['HardCases']);
  });

  it('stands in the columns that its tags name, beside others', () => {
    const tagged = story(pickups, 'Planned', 'state-ready', 'state-no-hits');
    expect(shownIn('ready', story(pickups, 'Ready'), tagged)).toEqual(['Ready', 'Planned']);
    expect(shownIn('no-hits', tagged)).toEqual(['Planned']);
  });

  it('that does something shows no state', () => {
    expect(shownIn('ready', story(pickups, 'Ready', 'interaction'))).toEqual([]);
  });
});

describe('an empty cell', () => {
  it('is explained by a tag that covers its column', () => {
    const [row] = stateRows([story(pickups, 'Ready', 'no-list')]);
    expect(row?.tags).toEqual(['no-list']);
    expect(row?.cells.many).toEqual({ stories: [], reason: 'not a list' });
    expect(row?.cells.failed).toEqual({ stories: [], reason: undefined });
  });

  it('is none where a story stands', () => {
    const [row] = stateRows([story(pickups, 'Many', 'no-list')]);
    expect(row?.cells.many).not.toHaveProperty('reason');
  });
});
