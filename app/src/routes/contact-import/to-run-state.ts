import type { ContactImportState } from 'design-system/screens/contacts/ContactImport/contact-import-state.ts';
import type { KeptImport } from './kept-import.ts';
import type { ImportProgress } from './run-import.ts';

/** How far an import is, or what became of it. */
export function toRunState(
  { plan, fileName }: Pick<KeptImport, 'plan' | 'fileName'>,
  { kind, outcomes }: ImportProgress,
): ContactImportState {
  const refused = [...outcomes.values()].filter((outcome) => outcome !== 'done').length;
  if (kind !== 'finished')
    return {
      kind: 'run',
      fileName,
      done: outcomes.size,
      total: plan.items.length,
      failed: refused,
      standing: kind,
    };
  const done = plan.items.filter(({ line }) => outcomes.get(line) === 'done');
  const updated = done.filter(({ target }) => target !== null).length;
  const failed = plan.faulty.length + refused;
  return { kind: 'result', created: done.length - updated, updated, skipped: plan.skipped, failed };
}
