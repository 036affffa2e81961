import { Ellipsis, ExternalLink, PackagePlus, PanelRight, Printer } from '@lucide/icons';
import type { LucideIconData } from '@lucide/icons';
import type { Shipment } from 'contract';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { useMedia } from '../../../components/Media/useMedia.ts';
import { Menu, MenuItem } from '../../../components/Menu/Menu.tsx';
import { Sheet } from '../../../components/Sheet/Sheet.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { media } from '../../../tokens/index.ts';
import { noLabelReason } from './row-actions.ts';
import { rowMenuCopy as copy } from './RowMenu.copy.ts';
import * as styles from './Shipments.css.ts';

export interface RowMenuProps {
  shipment: Shipment;
  /** Names the button. */
  label: string;
  hrefs: {
    readonly shipment: (id: string) => string;
    /** A new shipment to the same recipient; none without the right to create. */
    readonly sameRecipient?: (id: string) => string;
  };
  onPrint: (shipment: Shipment) => void;
}

interface Action {
  readonly label: string;
  readonly icon: LucideIconData;
  readonly description?: string;
  readonly href?: string;
  readonly onAction?: () => void;
  readonly disabledReason?: string;
}

/** What can be done with a row: a menu, on a phone a sheet from below. It was asked for when it is first shown. */
export function RowMenu({ shipment, label, hrefs, onPrint }: RowMenuProps) {
  const [isOpen, setOpen] = useState(true);
  const isPhone = useMedia(media.phone);
  const actions = actionsOf(shipment, hrefs, onPrint);
  const trigger = <IconButton label={label} icon={Ellipsis} onPress={() => setOpen(true)} />;
  if (!isPhone) {
    return (
      <Menu
        trigger={<IconButton label={label} icon={Ellipsis} />}
        placement="bottom end"
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        {actions.map((action) => (
          <MenuItem key={action.label} {...action} />
        ))}
      </Menu>
    );
  }
  return (
    <>
      {trigger}
      <Sheet isOpen={isOpen} onOpenChange={setOpen} title={label} closeLabel={copy.close}>
        <Stack gap={2}>
          {actions.map(({ label: words, icon, href, onAction, disabledReason }) =>
            href === undefined ? (
              <Stack key={words} gap={1}>
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
              <ButtonLink key={words} href={href}>
                {words}
              </ButtonLink>
            ),
          )}
        </Stack>
      </Sheet>
    </>
  );
}

function actionsOf(
  shipment: Shipment,
  hrefs: RowMenuProps['hrefs'],
  onPrint: RowMenuProps['onPrint'],
): readonly Action[] {
  const { id, trackingUrl } = shipment;
  const reason = noLabelReason(shipment);
  return [
    { label: copy.open, icon: PanelRight, href: hrefs.shipment(id) },
    {
      label: copy.print,
      icon: Printer,
      onAction: () => onPrint(shipment),
      ...(reason && { disabledReason: copy.noLabel[reason] }),
    },
    ...(hrefs.sameRecipient
      ? [{ label: copy.sameRecipient, icon: PackagePlus, href: hrefs.sameRecipient(id) }]
      : []),
    ...(trackingUrl === null
      ? []
      : [
          {
            label: copy.track,
            icon: ExternalLink,
            description: copy.newTab,
            onAction: () => void window.open(trackingUrl, '_blank', 'noopener'),
          },
        ]),
  ];
}
