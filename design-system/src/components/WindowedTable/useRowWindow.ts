import type { Range, Virtualizer } from '@tanstack/react-virtual';
import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { scale } from '../../tokens/index.ts';
import type { DataTableProps } from '../DataTable/DataTable.tsx';
import { withFocusedRow } from './row-window.ts';

export type BodyRef = RefObject<HTMLTableSectionElement | null>;

/** Rows mounted beyond each edge: what a person scrolls by before the next rows are drawn. */
const OVERSCAN = 8;
/** The same for rows that have just come: they are drawn first, and those beyond the edges after them. */
const FIRST_OVERSCAN = 1;
/** Time for the browser to draw them, which comes before work that nobody sees yet. */
const DRAWN_AFTER_MS = 50;

/** What windowing rows is like wherever they scroll: the options for a virtualizer, and the row with the focus. */
export function useRowWindow<Row>(
  { rows, rowKey }: Pick<DataTableProps<Row>, 'rows' | 'rowKey'>,
  expectedHeight: number,
) {
  const estimateRef = useRef(Number.parseFloat(scale.control.rowTwo));
  const [scrollMargin, setScrollMargin] = useState(0);
  const [focusedKey, setFocusedKey] = useState<string>();
  const focusedIndex = useMemo(
    () => (focusedKey === undefined ? -1 : rows.findIndex((row) => rowKey(row) === focusedKey)),
    [rows, rowKey, focusedKey],
  );
  const [drawnRows, setDrawnRows] = useState<readonly Row[]>();
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setDrawnRows(rows)), DRAWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [rows]);
  return {
    estimateRef,
    setScrollMargin,
    onFocusRow: setFocusedKey,
    options: {
      count: rows.length,
      scrollMargin,
      overscan: drawnRows === rows ? OVERSCAN : FIRST_OVERSCAN,
      // With about as many rows as will be needed, the page is laid out once before it is drawn, not twice.
      initialRect: { width: 0, height: expectedHeight },
      estimateSize: useCallback(() => estimateRef.current, []),
      rangeExtractor: useCallback((range: Range) => withFocusedRow(range, focusedIndex), [focusedIndex]),
    },
  };
}

/**
 * Keeps up with the page: where the first row stands on it, and how high rows are. The body is higher than
 * it should be as soon as one of its rows is, so only then are rows asked for their heights: to observe each of them
 * would cost more than to draw it. A row that was never mounted is taken to be as high as the first one at this
 * width.
 */
export function useBodyMeasures(
  virtualizer: Pick<Virtualizer<Window, HTMLTableRowElement>, 'measure' | 'resizeItem'>,
  bodyRef: BodyRef,
  estimateRef: RefObject<number>,
  /** For rows that scroll with the page; a head at the top of a box is less than what is mounted beyond its edges. */
  setScrollMargin?: (margin: number) => void,
): void {
  useLayoutEffect(() => {
    const body = bodyRef.current;
    if (!body) return undefined;
    let width: number | undefined;
    const look = () => {
      const { top, width: newWidth } = body.getBoundingClientRect();
      setScrollMargin?.(top + window.scrollY);
      const rows = [...body.querySelectorAll<HTMLElement>('[data-index]')];
      const heights = rows.map((row) => row.getBoundingClientRect().height);
      const [first] = heights;
      if (first === undefined) return;
      if (newWidth !== width && (width !== undefined || first !== estimateRef.current)) {
        estimateRef.current = first;
        virtualizer.measure();
      }
      width = newWidth;
      for (const [place, row] of rows.entries())
        virtualizer.resizeItem(Number(row.dataset['index']), heights[place] ?? first);
    };
    const observer = new ResizeObserver(look);
    observer.observe(body);
    // What stands above the table may grow.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [virtualizer, bodyRef, estimateRef, setScrollMargin]);
}
