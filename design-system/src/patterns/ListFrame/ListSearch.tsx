import { useState } from 'react';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { listCopy as copy } from './ListFrame.copy.ts';
import { followSearch, type TypedSearch, typeSearch } from './search-text.ts';

export interface ListSearchProps {
  /** What is searched, e.g. „Sendungen durchsuchen“; not shown. */
  label: string;
  /** Where it looks. */
  placeholder: string;
  /** What the list is asked for. */
  asked: string;
  /** Called with the whole text at every key; `asked` follows when the list is asked for it. */
  onSearch: (text: string) => void;
}

/** The search of a list. Shows what was typed, or what the list is asked for. */
export function ListSearch({ label, placeholder, asked, onSearch }: ListSearchProps) {
  const [typed, setTyped] = useState<TypedSearch | null>(null);
  const followed = followSearch(typed, asked);
  if (followed !== typed) setTyped(followed);
  return (
    <SearchField
      label={label}
      isLabelHidden
      placeholder={placeholder}
      clearLabel={copy.clearSearch}
      aria-keyshortcuts="/"
      value={followed?.text ?? asked}
      onChange={(text) => {
        setTyped(typeSearch(followed, asked, text));
        onSearch(text);
      }}
    />
  );
}
