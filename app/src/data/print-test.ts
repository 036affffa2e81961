import { printTestApi, type PrintFormat } from 'contract';
import { http } from '../http/client.ts';
import { write } from './write.ts';

/** The page that tries a printer, as a PDF. */
export const fetchTestPage = write((format: PrintFormat, { signal }) =>
  http.blob(printTestApi.printTestPage, { query: { format }, signal }),
);
