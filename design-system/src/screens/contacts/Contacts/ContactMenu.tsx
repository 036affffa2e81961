import { CopyPlus, List, PackagePlus, PanelRight, Pencil, Star, Trash2 } from '@lucide/icons';
import { ActionMenu, type RowAction } from '../../../patterns/ActionMenu/ActionMenu.tsx';
import { contactsCopy as copy } from './Contacts.copy.ts';

/** What can be made of a contact; what is missing this person may not do. */
export interface ContactWays {
  /** A new shipment to it, or from it. */
  readonly shipHref?: string | undefined;
  /** The shipments that name it. */
  readonly shipmentsHref?: string | undefined;
  readonly duplicateHref?: string | undefined;
  readonly onMakeDefault?: (() => void) | undefined;
  readonly onDelete?: (() => void) | undefined;
  /** Why it is not theirs to change; it can be looked at. */
  readonly lockedReason?: string | undefined;
}

export interface ContactMenuProps {
  /** Names the button. */
  label: string;
  /** Opens the panel beside the list. */
  href: string;
  isSender: boolean;
  ways: ContactWays;
}

/** All that can be done with a contact. */
export function ContactMenu({ label, href, isSender, ways }: ContactMenuProps) {
  const { shipHref, shipmentsHref, duplicateHref, onMakeDefault, onDelete, lockedReason } = ways;
  const { actions } = copy;
  const locked = lockedReason === undefined ? {} : { disabledReason: lockedReason };
  const all: (RowAction | false)[] = [
    shipHref !== undefined && {
      key: 'ship',
      label: isSender ? actions.shipFrom : actions.ship,
      icon: PackagePlus,
      href: shipHref,
    },
    shipmentsHref !== undefined && {
      key: 'shipments',
      label: actions.shipments,
      icon: List,
      href: shipmentsHref,
    },
    lockedReason === undefined
      ? { key: 'edit', label: actions.edit, icon: Pencil, href }
      : { key: 'open', label: actions.open, icon: PanelRight, href },
    onMakeDefault !== undefined && {
      key: 'default',
      label: actions.makeDefault,
      icon: Star,
      onAction: onMakeDefault,
      ...locked,
    },
    duplicateHref !== undefined && {
      key: 'duplicate',
      label: actions.duplicate,
      icon: CopyPlus,
      href: duplicateHref,
    },
    onDelete !== undefined && {
      key: 'delete',
      label: actions.delete,
      icon: Trash2,
      tone: 'danger' as const,
      onAction: onDelete,
      ...locked,
    },
  ];
  const offered = all.filter((action) => action !== false);
  return <ActionMenu label={label} actions={offered} />;
}
