import { Ban, ClipboardCheck, Copy, Pencil, Redo2, Undo2 } from '@lucide/icons';
import type { LucideIconData } from '@lucide/icons';
import type { Shipment } from 'contract';
import { isTemplate as isATemplate } from '../../../patterns/ShipmentStatus/shipment-facts.ts';
import { cancellable, whyNotCancellable } from '../cancelling/can-cancel.ts';
import { cancellingCopy } from '../cancelling/cancelling.copy.ts';
import { type Seen, useCancelling } from '../cancelling/useCancelling.ts';
import { shipmentActionsCopy as copy } from './shipment-actions.copy.ts';

/** What somebody may make of a shipment; what is missing their role does not allow. */
export interface ShipmentWays {
  /** A form with a copy of it. */
  readonly copyHref?: string | undefined;
  /** A form that sends it once more, with what is corrected. */
  readonly resendHref?: string | undefined;
  /** A form that brings it back. */
  readonly returnHref?: string | undefined;
  /** The form that changes a template. */
  readonly editHref?: string | undefined;
  /** The form that orders a template. */
  readonly completeHref?: string | undefined;
  /** Cancels it as it was seen, or discards a template, and says what came of it; the person has agreed. */
  readonly onCancel?: ((seen: Seen) => Promise<void>) | undefined;
}

/** One of them: a link, or something that is done after a question. */
export type ShipmentAction = {
  readonly key: 'complete' | 'edit' | 'resend' | 'return' | 'copy' | 'cancel';
  readonly label: string;
  readonly icon: LucideIconData;
} & (
  | { readonly href: string }
  | {
      readonly onAction: () => void;
      /** Why it cannot be done now. */
      readonly disabledReason: string | undefined;
    }
);

/** What can be made of a shipment, by its status and the person's role, in the order in which it is offered. */
export function useShipmentActions(shipment: Shipment, ways: ShipmentWays): readonly ShipmentAction[] {
  const isTemplate = isATemplate(shipment);
  const { version } = shipment;
  const { cancel } = useCancelling({ version, isTemplate, whyNot: whyNotCancellable(shipment) });
  const actions: ShipmentAction[] = [];
  const link = (
    key: ShipmentAction['key'],
    label: string,
    icon: LucideIconData,
    href: string | undefined,
  ) => {
    if (href !== undefined) actions.push({ key, label, icon, href });
  };
  if (isTemplate) {
    link('complete', copy.complete, ClipboardCheck, ways.completeHref);
    link('edit', copy.edit, Pencil, ways.editHref);
  }
  if (goesAgain(shipment)) link('resend', copy.resend, Redo2, ways.resendHref);
  if (comesBack(shipment)) link('return', copy.return, Undo2, ways.returnHref);
  if (shipment.ordering === null) link('copy', copy.duplicate, Copy, ways.copyHref);
  const can = cancellable(shipment);
  const { onCancel } = ways;
  if (onCancel && can !== 'no') {
    const number = shipment.trackingNumber ?? shipment.orderNumber;
    actions.push({
      key: 'cancel',
      label: isTemplate ? cancellingCopy.template.action : cancellingCopy.ordered.action,
      icon: Ban,
      onAction: () => void cancel({ number, onAccept: onCancel }),
      disabledReason: typeof can === 'object' ? can.reason : undefined,
    });
  }
  return actions;
}

/** Whether it has not got to its recipient as it was sent. */
function goesAgain({ status }: Shipment): boolean {
  return status === 'exception' || status === 'returned';
}

/** Whether there is something to bring back that is not on its way already. */
function comesBack({ status }: Shipment): boolean {
  return status === 'exception' || status === 'delivered';
}
