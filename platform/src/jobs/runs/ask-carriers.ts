import { CarrierError } from '../../carriers/index.ts';
import type { AwaitedShipment } from '../../resources/shipments/awaited.ts';
import { carrierAnswerCopy } from './carrier-answers.copy.ts';
import type { ItemResult, RunItem } from './run-kind.ts';

/** A shipment as an item: those of one carrier stand in a line. */
export function toItem({ id, orgCode, carrier, orderNumber }: AwaitedShipment): RunItem {
  return { key: id, label: orderNumber, shipmentId: id, orgCode, lane: carrier };
}

/**
 * What is said of a carrier that has not answered a question.
 *
 * @throws what is no fault of a carrier
 */
export function toCarrierFailure(carrier: string, error: unknown): ItemResult {
  const outcome = 'failed';
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return { outcome, message: carrierAnswerCopy.late(carrier), isSilent: true };
  if (!(error instanceof CarrierError)) throw error;
  switch (error.kind) {
    case 'refused':
      return { outcome, message: error.message };
    case 'faulty':
      return { outcome, message: carrierAnswerCopy.faulty(carrier) };
    case 'unreachable':
      return { outcome, message: carrierAnswerCopy.unreachable(carrier), isSilent: true };
  }
}
