import type { AnswerKind } from './endpoint.ts';

/** Kinds of file that a table is given as. */
export const tableFormats = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof tableFormats)[number];

export const tableMediaTypes: Readonly<Record<TableFormat, string>> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The media types of what each kind of answer carries, and of what an empty one would; a `file` has its own. */
export const mediaTypes = {
  json: ['application/json'],
  ndjson: ['application/x-ndjson'],
  pdf: ['application/pdf'],
  table: Object.values(tableMediaTypes),
  file: ['*/*'],
  empty: ['application/json'],
} as const satisfies Readonly<Record<AnswerKind, readonly string[]>>;

/** The media type of a problem. */
export const PROBLEM_MEDIA_TYPE = 'application/problem+json';
