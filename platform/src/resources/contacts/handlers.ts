import { normalizeAddressBlock } from 'contract';
import { eq } from 'drizzle-orm';
import { creationId } from '../../api/handler.ts';
import type { ResourceHandlers } from '../../api/handler.ts';
import { toPage } from '../../api/paging.ts';
import { requireRow } from '../../api/rows.ts';
import { inScope } from '../../api/scope.ts';
import { recordChange } from '../../audit/audit.ts';
import { personRef } from '../../audit/person-ref.ts';
import type { Services } from '../../services.ts';
import { sheetFile } from '../../spreadsheets/sheet-file.ts';
import { tables } from '../../store/index.ts';
import { changeHandlers, requireRightFor } from './change-contact.ts';
import { toContact } from './contact-row.ts';
import { contactColumns } from './contacts-sheet.ts';
import { contactApiCopy } from './contacts.copy.ts';
import { everyContact, insertContact, listContacts } from './queries.ts';

const { contacts } = tables;

export function contactHandlers(services: Pick<Services, 'db' | 'now'>): ResourceHandlers<'contacts'> {
  const { db } = services;
  return {
    list: async ({ scope, query }) => {
      const { rows, totalItems, kindCounts } = await listContacts(db, inScope(scope, contacts), query);
      return { ...toPage(rows.map(toContact), totalItems, query), ...(kindCounts && { kindCounts }) };
    },

    get: async (call) => toContact(await requireRow(db, contacts, call, contactApiCopy.notFound)),

    export: async ({ scope, query, today }) => {
      const batches = everyContact(db, inScope(scope, contacts), query);
      return sheetFile(query.format, {
        name: `Kontakte-${today}`,
        columns: contactColumns(query.format),
        batches,
      });
    },

    ...changeHandlers(services),

    create: async (call) => {
      requireRightFor(call.caller, call.body.kind);
      const contact = { ...call.body, block: normalizeAddressBlock(call.body.block) };
      const id = creationId('con', call);
      const { orgCode, personId } = call.caller;
      await db.transaction(async (transaction) => {
        const isNew = await insertContact(transaction, contact, { id, orgCode, createdById: personId });
        if (!isNew) return;
        await recordChange(transaction, {
          orgCode,
          by: await personRef(transaction, personId),
          action: 'created',
          object: { kind: 'contact', id },
          before: null,
          after: contact,
          requestId: call.requestId,
        });
      });
      const [row] = await db.select().from(contacts).where(eq(contacts.id, id));
      if (!row) throw new Error(`Contact ${id} was not stored`);
      return toContact(row);
    },
  };
}
