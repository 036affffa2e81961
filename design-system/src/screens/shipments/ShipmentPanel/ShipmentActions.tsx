import { Ban, ClipboardCheck, Copy, Pencil } from '@lucide/icons';
import type { Shipment } from 'contract';
import { useId } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { isTemplate as isATemplate } from '../../../patterns/ShipmentStatus/shipment-facts.ts';
import { cancellable } from '../cancelling/can-cancel.ts';
import { cancellingCopy } from '../cancelling/cancelling.copy.ts';
import { useCancelling } from '../cancelling/useCancelling.ts';
import { shipmentPanelCopy as copy } from './ShipmentPanel.copy.ts';
import * as styles from './ShipmentPanel.css.ts';

/** What somebody may make of a shipment; what is missing their role does not allow. */
export interface ShipmentWays {
  /** A form with a copy of it. */
  readonly copyHref?: string | undefined;
  /** The form that changes a template. */
  readonly editHref?: string | undefined;
  /** The form that orders a template. */
  readonly completeHref?: string | undefined;
  /** Cancels it, or discards a template, and says what came of it; the person has agreed. */
  readonly onCancel?: (() => Promise<void>) | undefined;
}

export interface ShipmentActionsProps extends ShipmentWays {
  readonly shipment: Shipment;
}

/** The ways on from a shipment: to complete, edit and copy it, and to cancel it. */
export function ShipmentActions({ shipment, onCancel, ...hrefs }: ShipmentActionsProps) {
  const reasonId = useId();
  const { cancel } = useCancelling();
  const isTemplate = isATemplate(shipment);
  const can = cancellable(shipment);
  const reason = typeof can === 'object' ? can.reason : undefined;
  const mayCancel = onCancel !== undefined && can !== 'no';
  const copyHref = shipment.ordering === null ? hrefs.copyHref : undefined;
  const completeHref = isTemplate ? hrefs.completeHref : undefined;
  const editHref = isTemplate ? hrefs.editHref : undefined;
  if (!mayCancel && [copyHref, completeHref, editHref].every((href) => href === undefined)) return null;
  const number = shipment.trackingNumber ?? shipment.orderNumber;
  return (
    <Stack gap={1}>
      <Inline gap={2}>
        {completeHref !== undefined && (
          <ButtonLink variant="primary" icon={ClipboardCheck} href={completeHref}>
            {copy.complete}
          </ButtonLink>
        )}
        {editHref !== undefined && (
          <ButtonLink icon={Pencil} href={editHref}>
            {copy.edit}
          </ButtonLink>
        )}
        {copyHref !== undefined && (
          <ButtonLink icon={Copy} href={copyHref}>
            {copy.duplicate}
          </ButtonLink>
        )}
        {mayCancel && (
          <Button
            variant="quiet"
            icon={Ban}
            isDisabled={reason !== undefined}
            aria-describedby={reason === undefined ? undefined : reasonId}
            onPress={() => void cancel({ isTemplate, number, onAccept: onCancel })}
          >
            {isTemplate ? cancellingCopy.template.action : cancellingCopy.ordered.action}
          </Button>
        )}
      </Inline>
      {mayCancel && reason !== undefined && (
        <p id={reasonId} className={styles.hint}>
          {cancellingCopy.ordered.action}: {reason}
        </p>
      )}
    </Stack>
  );
}
