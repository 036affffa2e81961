import { describe, expect, it } from 'vitest';
import type { IndexEntry } from '../story-index.ts';
import { exampleSearch, filterTexts, isFault, noneLike } from './filter-texts.ts';
import type { TextEntry } from './text-entry.ts';
import { textsCsv } from './texts-csv.ts';

const entry: TextEntry = {
  id: 'a.copy.ts#copy.failed',
  file: 'a.copy.ts',
  area: 'screens/shipments',
  key: 'copy.failed',
  texts: ['Höchstens 5\u00A0kg'],
  patterns: [],
  parameters: [],
  examples: [],
  section: null,
  lengthLimit: null,
  storyFiles: [],
  shownIn: [],
  notShownBecause: null,
};
const specified: TextEntry = { ...entry, texts: ['E-Mail muss ein "@"-Symbol enthalten'], section: 5 };
const docs: IndexEntry = {
  id: 'components-a--docs',
  title: 'Components/A',
  name: 'Docs',
  tags: [],
  importPath: './a.stories.tsx',
  type: 'docs',
};
const index = new Map([[docs.id, docs]]);
const everything = { search: '', onlySpecified: false, onlyUnseen: false };

describe('the search for a text', () => {
  it.each(['höchstens', '5 kg', 'shipments kg', 'COPY.FAILED'])('finds ‹%s›', (search) => {
    expect(filterTexts([entry], { ...everything, search })).toEqual([entry]);
  });

  it('needs every word', () => {
    expect(filterTexts([entry], { ...everything, search: 'höchstens 6' })).toEqual([]);
  });

  it('narrows down to what is specified, and to what no story showed', () => {
    expect(filterTexts([entry, specified], { ...everything, onlySpecified: true })).toEqual([specified]);
    const unknown = { ...entry, shownIn: null };
    expect(filterTexts([entry, unknown], { ...everything, onlyUnseen: true })).toEqual([entry]);
  });
});

describe('a search without hits', () => {
  it('says what nothing was found for', () => {
    expect(noneLike({ search: ' Zwickau ', onlySpecified: true, onlyUnseen: false })).toBe(
      'No text has „Zwickau“ in its German, its key or its screen and is fixed by the specification.',
    );
    expect(noneLike({ ...everything, onlyUnseen: true })).toBe('No text is known to be shown by no story.');
  });
});

describe('the example of a search', () => {
  it('is a text that is found', () => {
    const texts = [entry, { ...entry, texts: ['Keine Treffer'] }];
    expect(exampleSearch(texts)).toBe('Keine Treffer');
    expect(filterTexts(texts, { ...everything, search: exampleSearch(texts) })).toEqual([texts[1]]);
  });
});

describe('a text that no story shows', () => {
  it('is a fault, unless a reason is known or the stories have not run', () => {
    expect(isFault(entry)).toBe(true);
    expect(isFault({ ...entry, notShownBecause: 'The name of a file.' })).toBe(false);
    expect(isFault({ ...entry, shownIn: null })).toBe(false);
    expect(isFault({ ...entry, shownIn: ['a--ready'] })).toBe(false);
  });
});

describe('the table for review', () => {
  it('has one line a text, and quotes within a text', () => {
    const lines = textsCsv([entry, specified], index).split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[2]).toBe(
      '"screens/shipments";"copy.failed";"E-Mail muss ein ""@""-Symbol enthalten";"5";"";""',
    );
  });

  it('names the page of what uses a text as long as the stories have not run', () => {
    const unseen = { ...entry, storyFiles: ['a.stories.tsx'], shownIn: null };
    expect(textsCsv([unseen], index)).toContain(';"components-a--docs"\r\n');
  });

  it('starts no formula', () => {
    expect(textsCsv([{ ...entry, texts: ['=1+1'] }], index)).toContain('"\'=1+1"');
  });
});
