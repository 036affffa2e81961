import type { Shipment } from 'contract';
import { RowMenu } from 'design-system/screens/shipments/Shipments/RowMenu';
import { newShipmentAddress } from '../../pages/shipment-addresses.ts';
import { mayDo } from './shipment-rights.ts';
import { usePapers } from './use-papers.ts';
import { useWays } from './use-ways.ts';

export interface RowActionsProps {
  shipment: Shipment;
  /** Names the button. */
  label: string;
  /** Opens the panel beside the list. */
  href: string;
  onPrint: () => void;
  /** Prints all that belongs to it. */
  onPrintAll: () => void;
}

/** The menu of a row, with all that this person may do with its shipment. */
export function RowActions({ shipment, onPrintAll, ...props }: RowActionsProps) {
  const ways = useWays(shipment.id);
  const papers = usePapers(shipment.id, onPrintAll);
  return (
    <RowMenu
      {...props}
      {...(mayDo('create:shipments') && {
        sameRecipientHref: newShipmentAddress.href({ recipientOf: shipment.id }),
      })}
      shipment={shipment}
      ways={ways}
      papers={papers}
    />
  );
}
