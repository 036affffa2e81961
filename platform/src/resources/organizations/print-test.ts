import type { api } from 'contract';
import type { FileAnswer, Handler } from '../../api/handler.ts';
import { problemCopy } from '../../api/problem.copy.ts';
import { ProblemError } from '../../api/problem.ts';
import { drawDocument } from '../../documents/draw-document.ts';
import type { Services } from '../../services.ts';
import { findOrganization } from './organization-records.ts';
import { organizationApiCopy as copy } from './organizations.copy.ts';

type PrintTestCall = Parameters<Handler<(typeof api.teams)['printTestPage']>>[0];

/** Places of a sheet of A4: all of them are tried. */
const PLACES = 4;

/** A page that shows whether a printer prints whole and in the right size; laid on paper as labels are. */
export async function printTestPage(
  { db, now, reportFault }: Pick<Services, 'db' | 'now' | 'reportFault'>,
  { caller, query: { format } }: PrintTestCall,
): Promise<FileAnswer> {
  const organization = await findOrganization(db, caller.orgCode);
  try {
    const page = await drawDocument({
      kind: 'test-page',
      test: { organization: organization?.orgName ?? '', printedAt: now() },
    });
    const layout = { format, position: 1, copies: format === 'a4' ? PLACES : 1 } as const;
    const bytes = await drawDocument({ kind: 'label-sheets', sheets: { label: page, layout } });
    return { bytes, fileName: 'Testseite.pdf' };
  } catch (error) {
    reportFault('Test page of a printer', error);
    throw new ProblemError(502, { title: copy.testPageFailed, detail: problemCopy.tryAgain });
  }
}
