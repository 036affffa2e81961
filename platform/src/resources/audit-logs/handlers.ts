import { auditActionLabels, type AuditEntry, auditKindLabels } from 'contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { ResourceHandlers } from '../../api/handler.ts';
import { toPage } from '../../api/paging.ts';
import { notFound } from '../../api/problem.ts';
import type { Services } from '../../services.ts';
import { type Cell, momentCell, type SheetColumn } from '../../spreadsheets/cells.ts';
import { sheetFile } from '../../spreadsheets/sheet-file.ts';
import { tables } from '../../store/index.ts';
import type { Database } from '../../store/index.ts';
import { organizationNames } from '../organizations/organization-names.ts';
import { auditLogCopy as copy } from './audit-logs.copy.ts';
import { nameOfObject, objectNames } from './object-names.ts';
import { type AuditRow, everyEntry, listEntries } from './queries.ts';

const { auditRecords } = tables;

/** What was changed, for staff to read; nothing here writes. */
export function auditLogHandlers({ db }: Pick<Services, 'db'>): ResourceHandlers<'auditLogs'> {
  return {
    list: async ({ query, startOfDay }) => {
      const { rows, totalItems } = await listEntries(db, query, startOfDay);
      return toPage(await toEntries(db, rows), totalItems, query);
    },

    export: ({ query, startOfDay, today }) =>
      Promise.resolve(
        sheetFile(query.format, {
          name: `${copy.fileName}-${today}`,
          columns,
          batches: entriesOf(db, everyEntry(db, query, startOfDay)),
        }),
      ),

    get: async ({ params }) => {
      const [row] = await db.select().from(auditRecords).where(eq(auditRecords.id, params.id));
      if (!row) throw notFound(copy.notFound);
      const [entry] = await toEntries(db, [row]);
      if (!entry) throw notFound(copy.notFound);
      const { changedFields: _, ...told } = entry;
      return { ...told, changes: row.changes.map((change) => ({ ...change, ...leavesOf(change) })) };
    },
  };
}

type Told = AuditEntry & { readonly changedFields: readonly string[] };
/** One field of an entry; of one that names none, such as an end, there is one row all the same. */
type Row = Told & { readonly change: Change | null };
type Change = AuditRow['changes'][number];

async function toEntries(db: Database, rows: readonly AuditRow[]): Promise<Told[]> {
  const nameOf = await namesOfOrganizations(db, rows);
  const names = await objectNames(db, rows);
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    by: row.personId === null ? null : { id: row.personId, full_name: row.personName ?? '' },
    organization: { orgCode: row.orgCode, orgName: nameOf.get(row.orgCode) ?? null },
    object: { kind: row.objectKind, id: row.objectId, ...nameOfObject(row, names) },
    requestId: row.requestId,
    changedFields: row.changes.map(({ field }) => field),
  }));
}

/** What their organisations are called, or were: of one that is gone the record of its end tells. */
async function namesOfOrganizations(db: Database, rows: readonly AuditRow[]) {
  const names = await organizationNames(db, rows);
  const gone = [...new Set(rows.map(({ orgCode }) => orgCode))].filter((code) => !names.has(code));
  if (gone.length === 0) return names;
  const ends = await db
    .select()
    .from(auditRecords)
    .where(
      and(
        inArray(auditRecords.objectId, gone),
        eq(auditRecords.objectKind, 'organization'),
        eq(auditRecords.action, 'deleted'),
      ),
    );
  const told = ends.map((end) => [end.objectId, nameOfObject(end, new Map()).name] as const);
  return new Map<string, string | null>([...names, ...told]);
}

async function* entriesOf(
  db: Database,
  batches: AsyncIterable<readonly AuditRow[]>,
): AsyncGenerator<Row[], void> {
  for await (const rows of batches) {
    const entries = await toEntries(db, rows);
    yield entries.flatMap((entry, index) => {
      const changes = rows[index]?.changes ?? [];
      return (changes.length === 0 ? [null] : changes).map((change) => ({ ...entry, change }));
    });
  }
}

type Leaf = string | number | boolean | null;

/** Records keep leaves alone; an empty list or object was none. */
function leavesOf({ before, after }: Change) {
  return { before: leafOf(before), after: leafOf(after) };
}

function leafOf(value: unknown): Leaf {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** As it was kept, which a table can be compared by; empty where there was none. */
const valueCell = (value: unknown): Cell => String(leafOf(value) ?? '');

const cells: Readonly<Record<keyof typeof copy.columns, (row: Row) => Cell>> = {
  at: ({ at }) => momentCell(new Date(at), 'second'),
  person: ({ by }) => by?.full_name ?? '',
  organization: ({ organization }) => organization.orgName ?? organization.orgCode,
  action: ({ action }) => auditActionLabels[action],
  kind: ({ object }) => auditKindLabels[object.kind],
  object: ({ object }) => object.name ?? object.id,
  field: ({ change }) => change?.field ?? '',
  before: ({ change }) => valueCell(change?.before),
  after: ({ change }) => valueCell(change?.after),
  requestId: ({ requestId }) => requestId ?? '',
};

const columns: readonly SheetColumn<Row>[] = Object.entries(cells).map(([key, cell]) => ({
  header: copy.columns[key as keyof typeof cells],
  cell,
}));
