import { useDeferredValue, useMemo, useState } from 'react';
import { texts } from 'virtual:texts';
import { Button } from '../../src/components/Button/Button.tsx';
import { Checkbox } from '../../src/components/Checkbox/Checkbox.tsx';
import { SearchField } from '../../src/components/SearchField/SearchField.tsx';
import { muted, page, toolbar } from '../docs.css.ts';
import { useStoryIndex } from '../story-index.ts';
import { exampleSearch, filterTexts, noneLike } from './filter-texts.ts';
import type { TextEntry } from './text-entry.ts';
import { textsCsv } from './texts-csv.ts';
import { TextsToMend } from './TextsToMend.tsx';
import { TextTable } from './TextTable.tsx';

/** The page „Texte“: all German of the product, to search, to see in its place and to take along for review. */
export function Texts() {
  const [search, setSearch] = useState('');
  const [onlySpecified, setOnlySpecified] = useState(false);
  const [onlyUnseen, setOnlyUnseen] = useState(false);
  const index = useStoryIndex();
  const wanted = useDeferredValue(search);
  const found = useMemo(
    () => filterTexts(texts, { search: wanted, onlySpecified, onlyUnseen }),
    [wanted, onlySpecified, onlyUnseen],
  );
  const showAll = () => {
    setSearch('');
    setOnlySpecified(false);
    setOnlyUnseen(false);
  };
  const areas = Object.entries(Object.groupBy(found, ({ area }) => area));

  return (
    <div className={`sb-unstyled ${page}`}>
      <div className={toolbar}>
        <SearchField
          label="Search German text, key or screen"
          placeholder={exampleSearch(texts)}
          clearLabel="Clear the search"
          value={search}
          onChange={setSearch}
          size="lg"
        />
        <Checkbox label="Fixed by the specification" isSelected={onlySpecified} onChange={setOnlySpecified} />
        <Checkbox label="Shown by no story" isSelected={onlyUnseen} onChange={setOnlyUnseen} />
        <Button onPress={() => download('texte.csv', textsCsv(found, index))}>Export as CSV</Button>
      </div>
      <p className={muted} role="status">
        {found.length > 0
          ? `${found.length} of ${texts.length} texts, in ${wordings(found)} wordings: one line each in the CSV`
          : noneLike({ search: wanted, onlySpecified, onlyUnseen })}
      </p>
      {found.length === 0 && onlyUnseen && <TextsToMend texts={texts} index={index} />}
      {found.length === 0 && <Button onPress={showAll}>Show all texts</Button>}
      {found.length === texts.length && <TextsToMend texts={texts} index={index} />}
      {areas.map(([area, entries = []]) => (
        <TextTable key={area} area={area} entries={entries} index={index} />
      ))}
    </div>
  );
}

/** A function has one wording per example; a constant is one. */
function wordings(entries: readonly TextEntry[]): number {
  return entries.reduce((sum, { texts: { length } }) => sum + length, 0);
}

function download(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
