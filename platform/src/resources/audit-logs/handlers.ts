import { auditActionLabels, type AuditEntry, auditKindLabels } from 'contract';
import { eq } from 'drizzle-orm';
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

async function toEntries(db: Database, rows: readonly AuditRow[]): Promise<Told[]> {
  const nameOf = await organizationNames(db, rows);
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

async function* entriesOf(
  db: Database,
  batches: AsyncIterable<readonly AuditRow[]>,
): AsyncGenerator<Told[], void> {
  for await (const rows of batches) yield toEntries(db, rows);
}

type Leaf = string | number | boolean | null;

/** Records keep leaves alone; an empty list or object was none. */
function leavesOf({ before, after }: AuditRow['changes'][number]) {
  const leaf = (value: unknown): Leaf =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
  return { before: leaf(before), after: leaf(after) };
}

const cells: Readonly<Record<keyof typeof copy.columns, (entry: Told) => Cell>> = {
  at: ({ at }) => momentCell(new Date(at), 'second'),
  person: ({ by }) => by?.full_name ?? '',
  organization: ({ organization }) => organization.orgName ?? organization.orgCode,
  action: ({ action }) => auditActionLabels[action],
  kind: ({ object }) => auditKindLabels[object.kind],
  object: ({ object }) => object.name ?? object.id,
  fields: ({ changedFields }) => changedFields.join(', '),
  requestId: ({ requestId }) => requestId ?? '',
};

const columns: readonly SheetColumn<Told>[] = Object.entries(cells).map(([key, cell]) => ({
  header: copy.columns[key as keyof typeof cells],
  cell,
}));
