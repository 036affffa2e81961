import { Columns3 } from '@lucide/icons';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import type { DataTableColumn } from '../DataTable/data-table-column.ts';
import { Popover } from '../Popover/Popover.tsx';
import { list } from './ColumnChoice.css.ts';

export interface ColumnChoiceProps {
  /** The words of the button, which also name what it opens. */
  label: string;
  /** The columns to choose from, in the order of the table. The one that names the rows always stays. */
  columns: readonly Pick<DataTableColumn<never>, 'key' | 'header' | 'isRowHeader'>[];
  /** Keys of the columns that are shown. */
  selectedKeys: ReadonlySet<string>;
  /** Called with the keys of all columns that are to be shown. */
  onSelectionChange: (keys: ReadonlySet<string>) => void;
}

/**
 * Which columns of a table are shown: a button with a checkbox for each. Give the table the columns that are
 * chosen; those with `from` still need room.
 *
 * Source: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/, https://react-aria.adobe.com/Popover
 */
export function ColumnChoice({ label, columns, selectedKeys, onSelectionChange }: ColumnChoiceProps) {
  const select = (key: string, isSelected: boolean) => {
    const next = new Set(selectedKeys);
    if (isSelected) next.add(key);
    else next.delete(key);
    onSelectionChange(next);
  };
  return (
    <Popover trigger={<Button icon={Columns3}>{label}</Button>} label={label}>
      <ul className={list}>
        {columns.map(({ key, header, isRowHeader }) => (
          <li key={key}>
            <Checkbox
              label={header}
              isSelected={isRowHeader || selectedKeys.has(key)}
              isDisabled={isRowHeader}
              onChange={(isSelected) => select(key, isSelected)}
            />
          </li>
        ))}
      </ul>
    </Popover>
  );
}
