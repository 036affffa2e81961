import {
  type Contact,
  type ContactDraft,
  contactKindWords,
  type ContactTableKey,
  contactTableColumns,
  toCell,
} from 'contract';
import type {
  ImportRow,
  TwinDecision,
} from 'design-system/screens/contacts/ContactImport/contact-import-state.ts';
import { contactImportCopy as copy } from 'design-system/screens/contacts/ContactImport/ContactImport.copy.ts';
import type { JudgedRow, Twin } from './judge-rows.ts';
import type { ImportItem, ImportOutcome } from './run-import.ts';

/** What is decided, by line. */
export type Decisions = ReadonlyMap<number, TwinDecision>;

/** A row that is not imported, with the reason; it can be mended and imported again. */
export interface LeftOut {
  readonly values: Readonly<Record<ContactTableKey, string>>;
  readonly reason: string;
}

/** What is to be done with the rows of a file. */
export interface ImportPlan {
  readonly items: readonly ImportItem[];
  readonly skipped: number;
  readonly faulty: readonly LeftOut[];
}

const labels = new Map<string, string>(contactTableColumns.map(({ key, header }) => [key, header]));

/** What is decided of a row by itself: what may be there is left alone. */
const decisionOf = (decisions: Decisions, line: number): TwinDecision => decisions.get(line) ?? 'skip';

/** Whether what is there can take what the file says: not a row before it, nor a sender of the owners alone. */
const canUpdate = (twin: Twin): boolean => twin.kind === 'contact' && twin.refusal === undefined;

/** A judged row as the screen shows it. */
export function toImportRow(
  { line, values, errors, twin }: JudgedRow,
  decisions: Decisions,
  isCorrected = false,
): ImportRow {
  const { companyName, personName, addressLine1, postalCode, city, countryCode } = values;
  return {
    line,
    name: companyName || personName,
    person: companyName === '' ? '' : personName,
    street: addressLine1,
    place: [countryCode, postalCode, city].filter((part) => part !== '').join(' '),
    isCorrected,
    errors: errors.map(({ key, message }) => ({
      key,
      label: labels.get(key) ?? key,
      value: values[key] ?? '',
      message,
    })),
    twin: twin && {
      name:
        twin.kind === 'row'
          ? copy.check.lineOf(twin.line)
          : twin.contact.block.companyName || twin.contact.block.personName,
      likeness: twin.likeness,
      decision: decisionOf(decisions, line),
      canUpdate: canUpdate(twin),
      ...(twin.kind === 'contact' && twin.refusal !== undefined && { refusal: twin.refusal }),
    },
  };
}

/** Decides about one row, or about all that may be there already; what cannot be updated is left alone then. */
export function decide(
  rows: readonly JudgedRow[],
  before: Decisions,
  line: number | 'all',
  decision: TwinDecision,
): Decisions {
  if (line !== 'all') return new Map([...before, [line, decision]]);
  return new Map(
    rows.flatMap(({ line: of, twin }) => {
      if (!twin) return [];
      return [[of, decision === 'update' && !canUpdate(twin) ? 'skip' : decision]];
    }),
  );
}

/** What is to be sent of the rows, as things are decided. */
export function toPlan(rows: readonly JudgedRow[], decisions: Decisions): ImportPlan {
  const items: ImportItem[] = [];
  const faulty: LeftOut[] = [];
  let skipped = 0;
  for (const { line, draft, twin, errors, values } of rows) {
    if (!draft) faulty.push({ values, reason: errors.map(({ message }) => message).join(' ') });
    else if (!twin || decisionOf(decisions, line) === 'create') items.push({ line, draft, target: null });
    else if (decisionOf(decisions, line) === 'skip') skipped += 1;
    else if (twin.kind === 'contact') {
      const { id, version } = twin.contact;
      items.push({ line, draft: updated(twin.contact, draft), target: { id, version } });
    }
  }
  return { items, skipped, faulty };
}

/** The contact with what the file says: what the file leaves empty stays, and it stays what it is. */
function updated({ kind, shortName, block }: Contact, draft: ContactDraft): ContactDraft {
  return {
    kind: kind === 'unknown' ? draft.kind : kind,
    shortName: draft.shortName || shortName,
    block: {
      ...filled(block, draft.block),
      address: filled(block.address, draft.block.address),
    },
  };
}

function filled<Texts extends object>(before: Texts, after: Texts): Texts {
  const said = Object.entries(after).filter(([, value]) => value !== '');
  return { ...before, ...Object.fromEntries(said) };
}

/** The rows that were not imported, as a table that can be imported again. */
export function leftOutTable(
  { items, faulty }: Pick<ImportPlan, 'items' | 'faulty'>,
  outcomes: ReadonlyMap<number, ImportOutcome>,
): string[][] {
  const refused = items.flatMap(({ line, draft }): LeftOut[] => {
    const outcome = outcomes.get(line);
    return typeof outcome === 'object' ? [{ values: valuesOf(draft), reason: outcome.failed }] : [];
  });
  const heads = [...contactTableColumns.map(({ header }) => header), copy.reasonHead];
  const rows = [...faulty, ...refused].map(({ values, reason }) => [
    ...contactTableColumns.map(({ key }) => toCell(values[key])),
    toCell(reason),
  ]);
  return [heads, ...rows];
}

function valuesOf({ kind, shortName, block: { address, ...names } }: ContactDraft): LeftOut['values'] {
  return { ...names, ...address, shortName, kind: contactKindWords[kind] };
}
