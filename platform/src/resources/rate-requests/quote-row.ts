import type { Quote } from 'contract';
import type { tables } from '../../store/index.ts';

export type QuoteRow = typeof tables.rateRequests.$inferSelect;

/** A stored quote as the contract writes it. */
export function toQuote(row: QuoteRow): Quote {
  const { id, orgCode, draft, answeredAt, answeredById, message, offer, shipmentId } = row;
  const { isAvis: _, ...told } = draft;
  return {
    id,
    orgCode,
    status: shipmentId === null ? row.status : 'accepted',
    createdAt: row.createdAt.toISOString(),
    createdBy: { id: row.createdById, full_name: row.createdByName },
    draft: told,
    answeredAt: answeredAt?.toISOString() ?? null,
    answeredBy: answeredById === null ? null : { id: answeredById, full_name: row.answeredByName ?? '' },
    message,
    offer,
    shipmentId,
  };
}

/** What the audit log compares of a quote. */
export function auditedQuote({ status, message, offer, shipmentId, draft }: QuoteRow): object {
  return { status, message, offer, shipmentId, draft };
}
