import type { Quote } from 'contract';
import type { tables } from '../../store/index.ts';
import type { DatabaseSession } from '../../store/index.ts';
import { organizationNames } from '../organizations/organization-names.ts';

export type QuoteRow = typeof tables.rateRequests.$inferSelect;

/** The number of a quote as people read it. */
export function quoteNumberText(number: number): string {
  return `AN-${number}`;
}

/** Stored quotes as the contract writes them, with what their organisations are called now. */
export async function toQuotes(db: DatabaseSession, rows: readonly QuoteRow[]): Promise<Quote[]> {
  const names = await organizationNames(db, rows);
  return rows.map((row) => toQuote(row, names.get(row.orgCode) ?? row.orgCode));
}

/** A stored quote as the contract writes it. */
export async function toOneQuote(db: DatabaseSession, row: QuoteRow): Promise<Quote> {
  const [quote] = await toQuotes(db, [row]);
  if (!quote) throw new Error(`Quote ${row.id} was not told`);
  return quote;
}

function toQuote(row: QuoteRow, orgName: string): Quote {
  const { id, orgCode, draft, assignedToId, answeredAt, answeredById, message, offer, shipmentId } = row;
  const { withdrawnAt, withdrawnById } = row;
  const { isAvis: _, ...told } = draft;
  return {
    id,
    quoteNumber: quoteNumberText(row.number),
    orgCode,
    orgName,
    status: statusOf(row),
    createdAt: row.createdAt.toISOString(),
    createdBy: { id: row.createdById, full_name: row.createdByName },
    draft: told,
    assignedTo: assignedToId === null ? null : { id: assignedToId, full_name: row.assignedToName ?? '' },
    answeredAt: answeredAt?.toISOString() ?? null,
    answeredBy: answeredById === null ? null : { id: answeredById, full_name: row.answeredByName ?? '' },
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    withdrawnBy: withdrawnById === null ? null : { id: withdrawnById, full_name: row.withdrawnByName ?? '' },
    message,
    offer,
    shipmentId,
  };
}

/** How it stands: an offer that a shipment was ordered by is accepted. */
export function statusOf({ status, shipmentId }: QuoteRow): Quote['status'] {
  return shipmentId === null ? status : 'accepted';
}

/** What the audit log compares of a quote. */
export function auditedQuote(quote: QuoteRow): object {
  const { status, assignedToName: assignedTo, message, offer, shipmentId, draft } = quote;
  return { status, assignedTo, message, offer, shipmentId, draft };
}
