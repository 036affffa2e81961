import type { AnswerKind } from './endpoint.ts';

/** The media type of what each kind of answer carries, and of what an empty one would; a `file` has its own. */
export const mediaTypes: Readonly<Record<AnswerKind, string>> = {
  json: 'application/json',
  ndjson: 'application/x-ndjson',
  pdf: 'application/pdf',
  csv: 'text/csv',
  file: '*/*',
  empty: 'application/json',
};

/** The media type of a problem. */
export const PROBLEM_MEDIA_TYPE = 'application/problem+json';
