import { useState } from 'react';
import { useMedia } from '../../components/Media/useMedia.ts';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { media } from '../../tokens/index.ts';
import { listCopy as copy } from './ListFrame.copy.ts';
import { followSearch, type TypedSearch, typeSearch } from './search-text.ts';

export interface ListSearchProps {
  /** What is searched, e.g. „Sendungen durchsuchen“; not shown. */
  label: string;
  /** Where it looks. */
  placeholder: string;
  /** The same in fewer words, where a phone would cut it. */
  phonePlaceholder?: string;
  /** What the list is asked for. */
  asked: string;
  /** Called with the whole text at every key; `asked` follows when the list is asked for it. */
  onSearch: (text: string) => void;
}

/** The search of a list. Shows what was typed, or what the list is asked for. */
export function ListSearch({ label, placeholder, phonePlaceholder, asked, onSearch }: ListSearchProps) {
  const isPhone = useMedia(media.phone);
  const [typed, setTyped] = useState<TypedSearch | null>(null);
  const followed = followSearch(typed, asked);
  if (followed !== typed) setTyped(followed);
  return (
    <SearchField
      label={label}
      isLabelHidden
      placeholder={isPhone && phonePlaceholder !== undefined ? phonePlaceholder : placeholder}
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
