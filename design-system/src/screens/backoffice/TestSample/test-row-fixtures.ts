import { testItems } from 'contract/fixtures';
import type { TestRow } from './test-sample-state.ts';

/** The cases of a series, each with how it stands. Used by stories only. */
export const rows: readonly TestRow[] = testItems.map((item) => ({ item, result: item.latest }));

/** Where all have ended, none has only been received. */
export const endedRows: readonly TestRow[] = rows.map(({ item, result }) => ({
  item,
  result: result?.status === 'received' ? { ...result, status: 'succeeded' } : result,
}));
