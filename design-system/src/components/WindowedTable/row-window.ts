import { defaultRangeExtractor, type Range, type VirtualItem } from '@tanstack/react-virtual';

/** A row to mount, and the pixels without rows before it. */
export interface MountedRow {
  index: number;
  gapBefore: number;
}

/**
 * The rows around the one with the focus, which stays mounted wherever the person scrolls to. Its neighbours are
 * where Tab goes from there.
 */
export function withFocusedRow(range: Range, focusedIndex: number): number[] {
  const indexes = defaultRangeExtractor(range);
  if (focusedIndex === -1) return indexes;
  const kept = [focusedIndex - 1, focusedIndex, focusedIndex + 1].filter(
    (index) => index >= 0 && index < range.count,
  );
  return [...new Set([...indexes, ...kept])].toSorted((a, b) => a - b);
}

/** Says what lies between mounted rows, and after the last one, in pixels. `start` is where the first row would be. */
export function mountedRows(
  items: readonly VirtualItem[],
  start: number,
  totalSize: number,
): { rows: MountedRow[]; gapAfter: number } {
  let end = start;
  const rows = items.map((item) => {
    const gapBefore = item.start - end;
    end = item.end;
    return { index: item.index, gapBefore };
  });
  return { rows, gapAfter: start + totalSize - end };
}
