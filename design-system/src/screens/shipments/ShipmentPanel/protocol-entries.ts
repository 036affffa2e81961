import type { AuditRecord, Shipment } from 'contract';
import { isDiscarded } from '../../../patterns/ShipmentStatus/shipment-facts.ts';
import { protocolCopy as copy } from './Protocol.copy.ts';

/** What is told of a record. */
export interface ProtocolEntry extends Pick<AuditRecord, 'id' | 'at' | 'action'> {
  readonly title: string;
  readonly detail: string;
}

/**
 * What is told of the records of a shipment, in their order. The beginning of an order is left out where the same
 * call tells of its end.
 */
export function protocolEntries(records: readonly AuditRecord[], shipment: Shipment): ProtocolEntry[] {
  const ended = new Set(
    records.filter(({ action }) => action !== 'order-begun').map(({ requestId }) => requestId),
  );
  return records
    .filter(
      ({ action, requestId }) => action !== 'order-begun' || requestId === null || !ended.has(requestId),
    )
    .map(({ id, at, action, by, changedFields }) => ({
      id,
      at,
      action,
      title: action === 'cancelled' && isDiscarded(shipment) ? copy.discarded : titleOf(action),
      // „Jana Möller · Empfänger, Packstücke“
      detail: [by?.full_name ?? copy.nobody, ...(action === 'changed' ? [partsOf(changedFields)] : [])]
        .filter((text) => text !== '')
        .join(' · '),
    }));
}

function titleOf(action: AuditRecord['action']): string {
  const titles: Partial<Record<AuditRecord['action'], string>> = copy.actions;
  return titles[action] ?? copy.actions.unknown;
}

const parts = Object.entries(copy.parts);

/** The parts of a shipment that fields belong to, each once, with commas between them. */
function partsOf(fields: readonly string[]): string {
  const found = fields.map((field) =>
    parts.find(([beginning]) => field === beginning || field.startsWith(`${beginning}.`)),
  );
  return [...new Set(found.flatMap((part) => (part ? [part[1]] : [])))].join(', ');
}
