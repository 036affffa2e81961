import type { ContactDraft } from 'contract';
import { contactImportCopy } from 'design-system/screens/contacts/ContactImport/ContactImport.copy.ts';
import * as v from 'valibot';
import type { Draft } from '../../drafts/draft-store.ts';
import type { ImportPlan } from './import-plan.ts';
import type { ImportItem, ImportOutcome } from './run-import.ts';

/** An import as it is kept in its tab, so that a reload goes on with it. */
export interface KeptImport {
  /** Begins the keys of its rows. */
  readonly id: string;
  readonly fileName: string;
  readonly plan: ImportPlan;
  /** By line: empty for what is done, else why it is not. */
  readonly outcomes: readonly (readonly [line: number, failed: string])[];
}

const text = v.string();
const target = v.nullable(v.object({ id: text, version: v.number() }));
/** Was judged before it was kept. */
const draft = v.custom<ContactDraft>((input) => typeof input === 'object' && input !== null);
const item: v.GenericSchema<unknown, ImportItem> = v.object({ line: v.number(), draft, target });
const leftOut = v.object({
  values: v.custom<ImportPlan['faulty'][number]['values']>(
    (input) => typeof input === 'object' && input !== null,
  ),
  reason: text,
});

export const keptImport: Draft<KeptImport> = {
  name: 'contact-import',
  begun: contactImportCopy.begun,
  schema: v.object({
    id: text,
    fileName: text,
    plan: v.object({ items: v.array(item), skipped: v.number(), faulty: v.array(leftOut) }),
    outcomes: v.array(v.tuple([v.number(), text])),
  }),
};

export function outcomesOf({ outcomes }: Pick<KeptImport, 'outcomes'>): Map<number, ImportOutcome> {
  return new Map(outcomes.map(([line, failed]) => [line, failed === '' ? 'done' : { failed }]));
}

export function keptOutcomes(outcomes: ReadonlyMap<number, ImportOutcome>): KeptImport['outcomes'] {
  return [...outcomes].map(([line, outcome]) => [line, outcome === 'done' ? '' : outcome.failed]);
}
