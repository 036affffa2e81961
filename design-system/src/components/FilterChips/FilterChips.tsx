import { X } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { bar, chip, clear, list, name, value } from './FilterChips.css.ts';

export interface FilterChip {
  key: string;
  /** What is filtered by, e.g. „Land“. */
  label: string;
  /** The chosen values, e.g. „DE, AT“. */
  value: string;
  /** e.g. „Filter Land entfernen“ */
  removeLabel: string;
}

export interface FilterChipsProps {
  label: string;
  chips: readonly FilterChip[];
  onRemove: (key: string) => void;
  clearLabel: string;
  onClear: () => void;
}

/**
 * The filters that are on, each with a way to take it off, and one for all. Nothing when there are none.
 *
 * Source: https://react-aria.adobe.com/TagGroup (a list of buttons suffices here)
 */
export function FilterChips({ label, chips, onRemove, clearLabel, onClear }: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <div className={bar}>
      <ul className={list} aria-label={label}>
        {chips.map((filter) => (
          <li key={filter.key} className={chip}>
            <span className={value}>
              <span className={name}>{filter.label}:</span> {filter.value}
            </span>
            <IconButton
              label={filter.removeLabel}
              icon={X}
              iconSize="xs"
              size="sm"
              onPress={() => onRemove(filter.key)}
            />
          </li>
        ))}
      </ul>
      <div className={clear}>
        <Button variant="link" size="sm" onPress={onClear}>
          {clearLabel}
        </Button>
      </div>
    </div>
  );
}
