/** What reads a table of contacts, for tests/contacts, which give it what the platform exports. */
export { areHeads, mappingOf } from './routes/contact-import/columns.ts';
export { judgeRows } from './routes/contact-import/judge-rows.ts';
export { readTable } from './routes/contact-import/read-table.ts';
