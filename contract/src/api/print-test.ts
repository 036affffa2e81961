import * as v from 'valibot';
import { printFormats } from '../print/print-layout.ts';
import { endpoint } from './endpoint.ts';

/** Apart from labels: a page of a test is asked for before there is any shipment. */
export const printTestApi = {
  /** Ours. „Testseite drucken“. */
  printTestPage: endpoint({
    method: 'GET',
    path: 'print-test-page',
    summary: 'Get a page that shows whether a printer prints labels whole and in their size',
    access: 'signed-in',
    query: v.object({ format: v.optional(v.picklist(printFormats), 'a6') }),
    answer: 'pdf',
    errors: { 502: [] },
  }),
} as const;
