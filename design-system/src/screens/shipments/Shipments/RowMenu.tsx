import { ExternalLink, FileText, PackagePlus, PanelRight, Printer } from '@lucide/icons';
import type { LucideIconData } from '@lucide/icons';
import { paperLabels, papersOf, type Shipment } from 'contract';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { useMedia } from '../../../components/Media/useMedia.ts';
import { Menu, MenuItem } from '../../../components/Menu/Menu.tsx';
import { Sheet } from '../../../components/Sheet/Sheet.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import type { DrawnPaper, Papers } from '../../../patterns/PrintMenu/print-menu.ts';
import { media } from '../../../tokens/index.ts';
import { shipmentActionsCopy } from '../actions/shipment-actions.copy.ts';
import { type ShipmentWays, useShipmentActions } from '../actions/useShipmentActions.ts';
import { PaperDialog } from '../ShipmentPanel/lazy-dialogs.tsx';
import { noLabelReason } from './row-actions.ts';
import { rowMenuCopy as copy } from './RowMenu.copy.ts';
import { RowMenuTrigger } from './RowMenuTrigger.tsx';
import * as styles from './Shipments.css.ts';

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

interface Action {
  readonly key: string;
  readonly label: string;
  readonly icon: LucideIconData;
  readonly description?: string;
  readonly href?: string;
  readonly onAction?: () => void;
  readonly disabledReason?: string | undefined;
}

/** What can be done with a row: a menu, on a phone a sheet from below. It was asked for when it is first shown. */
export function RowMenu(props: RowMenuProps) {
  const { shipment, label, papers } = props;
  const [isOpen, setOpen] = useState(true);
  const isPhone = useMedia(media.phone);
  const actions = useActions(props);
  const paperDialog = papers.state.kind !== 'closed' && (
    <PaperDialog papers={papers} number={shipment.trackingNumber ?? shipment.orderNumber} />
  );
  const trigger = <RowMenuTrigger label={label} onPress={() => setOpen(true)} />;
  if (!isPhone) {
    return (
      <>
        <Menu
          trigger={<RowMenuTrigger label={label} />}
          placement="bottom end"
          isOpen={isOpen}
          onOpenChange={setOpen}
        >
          {actions.map(({ key, disabledReason, ...action }) => (
            <MenuItem key={key} {...action} {...(disabledReason !== undefined && { disabledReason })} />
          ))}
        </Menu>
        {paperDialog}
      </>
    );
  }
  return (
    <>
      {trigger}
      <Sheet isOpen={isOpen} onOpenChange={setOpen} title={label} closeLabel={copy.close}>
        <Stack gap={2}>
          {actions.map(({ key, label: words, icon, href, onAction, disabledReason }) =>
            href === undefined ? (
              <Stack key={key} gap={1}>
                <Button
                  icon={icon}
                  isDisabled={disabledReason !== undefined}
                  onPress={() => {
                    setOpen(false);
                    onAction?.();
                  }}
                >
                  {words}
                </Button>
                {disabledReason && <p className={styles.second}>{disabledReason}</p>}
              </Stack>
            ) : (
              <ButtonLink key={key} icon={icon} href={href}>
                {words}
              </ButtonLink>
            ),
          )}
        </Stack>
      </Sheet>
      {paperDialog}
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
}: RowMenuProps): readonly Action[] {
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
    ...drawn.map((paper) => ({
      key: paper,
      label: paperLabels[paper],
      icon: FileText,
      onAction: () => papers.onOpen(paper),
    })),
    ...of('copy'),
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
