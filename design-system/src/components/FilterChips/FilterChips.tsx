import { X } from '@lucide/icons';
import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { chip } from './chip.css.ts';
import { bar, inStrip, list, name, value } from './FilterChips.css.ts';

export interface FilterChip {
  key: string;
  /** What is filtered by, e.g. „Land“. */
  label: string;
  /** The chosen values, e.g. „DE, AT“; empty where the filter is on or off. */
  value: string;
  /** e.g. „Filter Land entfernen“ */
  removeLabel: string;
}

export interface FilterChipsProps {
  /** Names the list, e.g. „Aktive Filter“. */
  label: string;
  /** One for each filter that is on; none shows nothing. */
  chips: readonly FilterChip[];
  /** Called with the key of the chip whose filter is to go. */
  onRemove: (key: string) => void;
  /** e.g. „Alle Filter zurücksetzen“ */
  clearLabel: string;
  /** Takes every filter away. */
  onClear: () => void;
  /** Takes the focus when the last chip has gone under it; needs a `tabIndex`. */
  focusAfterLastRef?: RefObject<HTMLElement | null>;
}

/**
 * The filters that are on, each with a way to take it off, and one for all. Nothing when there are none.
 * The focus of a chip that was taken off goes to the one that follows it.
 *
 * Source: https://react-aria.adobe.com/TagGroup (a list of buttons suffices here)
 */
export function FilterChips({
  label,
  chips,
  onRemove,
  clearLabel,
  onClear,
  focusAfterLastRef,
}: FilterChipsProps) {
  const listRef = useRef<HTMLUListElement>(null);
  /** The place of the chip that was asked to go, and how many there were. */
  const leaving = useRef<{ index: number; count: number }>(null);

  useEffect(() => {
    const left = leaving.current;
    if (left === null || chips.length >= left.count) return;
    leaving.current = null;
    // The focus is lost only if what held it has gone.
    if (document.activeElement !== document.body) return;
    const buttons = listRef.current?.querySelectorAll('button') ?? [];
    const next = buttons[Math.min(left.index, buttons.length - 1)];
    (next ?? focusAfterLastRef?.current)?.focus();
  }, [chips.length, focusAfterLastRef]);

  if (chips.length === 0) return null;
  return (
    <div className={bar}>
      <ul ref={listRef} className={list} aria-label={label}>
        {chips.map((filter, index) => (
          <li key={filter.key} className={`${chip} ${inStrip}`}>
            <span className={value}>
              <span className={name}>{filter.value === '' ? filter.label : `${filter.label}:`}</span>{' '}
              {filter.value}
            </span>
            <IconButton
              label={filter.removeLabel}
              icon={X}
              iconSize="xs"
              size="sm"
              onPress={() => {
                leaving.current = { index, count: chips.length };
                onRemove(filter.key);
              }}
            />
          </li>
        ))}
      </ul>
      <div className={inStrip}>
        <Button
          variant="link"
          size="sm"
          onPress={() => {
            leaving.current = { index: 0, count: chips.length };
            onClear();
          }}
        >
          {clearLabel}
        </Button>
      </div>
    </div>
  );
}
