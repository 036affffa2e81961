/** A column of „Zustände“: something that a person can meet on a screen. */
export interface Column {
  label: string;
  /** Stories of this name show it; those with another name carry the tag `state-<column>`. */
  exportName: string;
}

export const columns = {
  loading: { label: 'Loading', exportName: 'Loading' },
  empty: { label: 'Empty', exportName: 'Empty' },
  'no-hits': { label: 'No hits', exportName: 'NoHits' },
  failed: { label: 'Failed', exportName: 'Failed' },
  forbidden: { label: 'Forbidden', exportName: 'Forbidden' },
  ready: { label: 'Ready', exportName: 'Ready' },
  many: { label: 'Many', exportName: 'Many' },
  'long-words': { label: 'Long words', exportName: 'HardCases' },
} as const satisfies Record<string, Column>;

export type ColumnName = keyof typeof columns;

export const columnNames = Object.keys(columns) as ColumnName[];

/** Why a screen has no story in some columns. */
interface Reason {
  text: string;
  covers: readonly ColumnName[];
}

/** Tags of a screen's meta that explain its empty cells. */
export const reasons = {
  'no-data': { text: 'loads nothing of its own', covers: ['loading', 'empty'] },
  'links-only': { text: 'leads to other pages and fetches nothing', covers: ['loading', 'empty', 'failed'] },
  'no-list': { text: 'not a list', covers: ['no-hits', 'many'] },
  'no-filter': { text: 'nothing narrows it down', covers: ['no-hits'] },
  'for-everybody': { text: 'everybody may see it', covers: ['forbidden'] },
  'fixed-text': { text: 'says fixed sentences and no data', covers: ['long-words'] },
  'is-failure': { text: 'is itself the failure', covers: ['failed'] },
  frame: {
    text: 'a frame: the page inside has it',
    covers: ['loading', 'empty', 'no-hits', 'failed', 'forbidden', 'many'],
  },
} as const satisfies Record<string, Reason>;

export type ReasonTag = keyof typeof reasons;

export const reasonTags = Object.keys(reasons) as ReasonTag[];

/** Marks stories of what is a part of other screens: the states are theirs. */
export const partTag = 'part';
