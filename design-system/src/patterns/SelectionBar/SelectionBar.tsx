import { X } from '@lucide/icons';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import type { Selection } from '../../components/DataTable/DataTable.tsx';
import { useFocusHandOver } from '../../components/FocusHandOver/useFocusHandOver.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { useMedia } from '../../components/Media/useMedia.ts';
import { media } from '../../tokens/index.ts';
import { selectionBarCopy as copy } from './SelectionBar.copy.ts';
import * as styles from './SelectionBar.css.ts';

export interface SelectionBarProps {
  /** Those of the table, on whichever page; `'all'` is the whole list that the filter finds. */
  selectedKeys: Selection;
  /** Rows of the whole list, on all its pages; above `LIST_END` it says only that there are more. */
  total: number;
  /** One of what is listed, e.g. „Sendung“. */
  one: string;
  /** Several of it, e.g. „Sendungen“. */
  many: string;
  onSelectionChange: (keys: Selection) => void;
  /** Buttons for what can be done with all of them, of the variant `inverse`. */
  children: ReactNode;
}

/** What is done with selected rows, as long as there are any: stands below their table and stays in sight. */
export function SelectionBar(props: SelectionBarProps) {
  const { selectedKeys } = props;
  return selectedKeys === 'all' || selectedKeys.size > 0 ? <Bar {...props} /> : null;
}

function Bar({ selectedKeys, total, one, many, onSelectionChange, children }: SelectionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const around = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    around.current = bar.current?.parentElement ?? null;
  }, []);
  // It goes away with the button that clears the selection; the rows are still there.
  useFocusHandOver(bar, () => around.current?.querySelector('table'));
  const isPhone = useMedia(media.phone);
  const isAll = selectedKeys === 'all';
  const clear = () => onSelectionChange(new Set());
  return (
    <div ref={bar} role="group" aria-label={copy.label} className={styles.bar}>
      <div className={styles.standing}>
        <span role="status" className={styles.amount}>
          {isAll ? copy.allSelected(total, many) : copy.selected(selectedKeys.size, one, many)}
        </span>
        {!isAll && selectedKeys.size < total && (
          <Button variant="inverse" size="sm" onPress={() => onSelectionChange('all')}>
            {copy.selectAll(total)}
          </Button>
        )}
        <span className={styles.clear}>
          {isPhone ? (
            <IconButton variant="inverse" icon={X} label={copy.clear} onPress={clear} />
          ) : (
            <Button variant="inverse" size="sm" onPress={clear}>
              {copy.clear}
            </Button>
          )}
        </span>
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
