import type { Confirm } from 'design-system/components/ConfirmProvider';
import { isServed } from '../build/stale-build.ts';
import { session } from '../services.ts';
import { findUnsavedInput } from './find-unsaved-input.ts';
import { toSwitchQuestion } from './switch-question.ts';

/**
 * Leads into another organisation of the person's: asks once where somebody has typed something. Without a network
 * the page stays, for the browser's own error page leads nowhere.
 *
 * @throws {Error} where the page could not be left
 */
export async function switchOrganization(orgCode: string, confirm: Confirm): Promise<void> {
  const { claims } = session.getSnapshot();
  const question = toSwitchQuestion(await findUnsavedInput(), claims?.access.org_name ?? '');
  if (question && !(await confirm(question))) return;
  if (!(await isServed())) throw new Error('Nothing can be reached');
  await session.switchOrganization(orgCode);
}
