import { ExternalLink, Files, FileText, PackagePlus, PanelRight, Printer } from '@lucide/icons';
import { paperLabels, papersOf, parcelPapers, type Shipment } from 'contract';
import { ActionMenu, type RowAction } from '../../../patterns/ActionMenu/ActionMenu.tsx';
import type { DrawnPaper, Papers } from '../../../patterns/PrintMenu/print-menu.ts';
import { printMenuCopy } from '../../../patterns/PrintMenu/PrintMenu.copy.ts';
import { shipmentActionsCopy } from '../actions/shipment-actions.copy.ts';
import { type ShipmentWays, useShipmentActions } from '../actions/useShipmentActions.ts';
import { PaperDialog } from '../ShipmentPanel/lazy-dialogs.tsx';
import { noLabelReason } from './row-actions.ts';
import { rowMenuCopy as copy } from './RowMenu.copy.ts';

export interface RowMenuProps {
  shipment: Shipment;
  /** Names the button. */
  label: string;
  /** Opens the panel beside the list. */
  href: string;
  /** A new shipment to the same recipient; none without the right to create. */
  sameRecipientHref?: string;
  /** What can be made of it; see `useShipmentActions`. */
  ways: ShipmentWays;
  /** Prints its label. */
  onPrint: () => void;
  /** Of its other papers the one that is shown. */
  papers: Papers;
}

/** What can be done with a row; its menu was asked for when it is first shown. */
export function RowMenu(props: RowMenuProps) {
  const { shipment, label, papers } = props;
  return (
    <>
      <ActionMenu label={label} actions={useActions(props)} />
      {papers.state.kind !== 'closed' && (
        <PaperDialog papers={papers} number={shipment.trackingNumber ?? shipment.orderNumber} />
      )}
    </>
  );
}

/** All that can be done: what its panel offers too stands there in the same words. */
function useActions({
  shipment,
  href,
  sameRecipientHref,
  ways,
  onPrint,
  papers,
}: RowMenuProps): readonly RowAction[] {
  const { trackingUrl } = shipment;
  const made = useShipmentActions(shipment, ways);
  const of = (...keys: readonly string[]) => made.filter(({ key }) => keys.includes(key));
  const reason = noLabelReason(shipment);
  const drawn = papersOf(shipment).filter((paper): paper is DrawnPaper => paper !== 'shipping-label');
  return [
    { key: 'open', label: copy.open, icon: PanelRight, href },
    ...of('complete', 'edit'),
    {
      key: 'label',
      label: shipmentActionsCopy.print,
      icon: Printer,
      onAction: onPrint,
      disabledReason: reason && copy.noLabel[reason],
    },
    ...(parcelPapers(shipment).length > 1
      ? [{ key: 'all-papers', label: printMenuCopy.all, icon: Files, onAction: papers.onOpenAll }]
      : []),
    ...drawn.map((paper) => ({
      key: paper,
      label: paperLabels[paper],
      icon: FileText,
      onAction: () => papers.onOpen(paper),
    })),
    ...of('resend', 'return', 'copy'),
    ...(sameRecipientHref === undefined
      ? []
      : [
          {
            key: 'same-recipient',
            label: shipmentActionsCopy.sameRecipient,
            icon: PackagePlus,
            href: sameRecipientHref,
          },
        ]),
    ...(trackingUrl === null
      ? []
      : [
          {
            key: 'track',
            label: copy.track,
            icon: ExternalLink,
            description: copy.newTab,
            onAction: () => void window.open(trackingUrl, '_blank', 'noopener'),
          },
        ]),
    ...of('cancel'),
  ];
}
