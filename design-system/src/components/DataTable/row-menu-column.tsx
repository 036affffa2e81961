import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useFocusHandOver } from '../FocusHandOver/useFocusHandOver.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { rowMenuWidth } from './column-widths.css.ts';
import type { DataTableColumn } from './data-table-column.ts';
import * as styles from './row-menu-column.css.ts';
import { RowMenuTrigger } from './RowMenuTrigger.tsx';

export interface RowMenuColumnOptions<Row> extends Pick<DataTableColumn<Row>, 'from'> {
  /** The column's words; not shown. */
  header: string;
  /** Names the button of a row, e.g. „Aktionen für Tiefenmessschieber“. */
  label: (row: Row) => string;
  /** The menu of a row with its button, which opens at once: an `ActionMenu`. Asked for once it is wanted. */
  menu: (row: Row, label: string) => ReactNode;
}

/** A column with a menu of what can be done with a row: the last one of its table. */
export function rowMenuColumn<Row>({
  header,
  label,
  menu,
  from,
}: RowMenuColumnOptions<Row>): DataTableColumn<Row> {
  return {
    key: 'row-menu',
    header,
    head: <VisuallyHidden>{header}</VisuallyHidden>,
    width: rowMenuWidth,
    align: 'end',
    card: 'corner',
    ...(from && { from }),
    cell: (row) => {
      const words = label(row);
      return <MenuWhenAsked label={words} render={() => menu(row, words)} />;
    },
  };
}

interface MenuWhenAskedProps {
  /** Names the button. */
  readonly label: string;
  readonly render: () => ReactNode;
}

/** A menu floats beside its button, which takes more code; and of many rows few are asked for theirs. */
export function MenuWhenAsked({ label, render }: MenuWhenAskedProps) {
  const [isAsked, setAsked] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  // A row that is deleted by its menu goes with the focus.
  useFocusHandOver(place);
  // The button that was pressed is gone; its successor has the focus before the menu takes it, and gets it back.
  useLayoutEffect(() => {
    if (isAsked) place.current?.querySelector('button')?.focus();
  }, [isAsked]);
  return (
    <span ref={place} className={styles.menu}>
      {isAsked ? (
        render()
      ) : (
        <RowMenuTrigger
          label={label}
          aria-haspopup="true"
          onPress={() => setAsked(true)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            // As every button of a menu opens it.
            event.preventDefault();
            setAsked(true);
          }}
        />
      )}
    </span>
  );
}
