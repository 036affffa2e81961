import { fn } from 'storybook/test';
import { RowMenu } from './RowMenu.tsx';
import type { RenderRowMenu } from './shipments-state.ts';

/** What the menus of the stories were asked for. */
export const rowSpies = { onPrint: fn(), onOpen: fn(), onCancel: fn(async () => undefined) };

/** The menu of a row, for a person who may do everything. Used by stories only. */
export const storyRowMenu: RenderRowMenu = (shipment, label) => (
  <RowMenu
    shipment={shipment}
    label={label}
    href={`#${shipment.id}`}
    sameRecipientHref={`#neu-${shipment.id}`}
    ways={{
      copyHref: `#kopie-${shipment.id}`,
      resendHref: `#erneut-${shipment.id}`,
      returnHref: `#retoure-${shipment.id}`,
      editHref: `#bearbeiten-${shipment.id}`,
      completeHref: `#vervollstaendigen-${shipment.id}`,
      onCancel: rowSpies.onCancel,
    }}
    onPrint={rowSpies.onPrint}
    papers={{
      state: { kind: 'closed' },
      onOpen: rowSpies.onOpen,
      onClose: fn(),
      onTaken: fn(),
      onOpenAll: fn(),
    }}
  />
);

/** Of a person who may only look. */
export const readersRowMenu: RenderRowMenu = (shipment, label) => (
  <RowMenu
    shipment={shipment}
    label={label}
    href={`#${shipment.id}`}
    ways={{}}
    onPrint={rowSpies.onPrint}
    papers={{
      state: { kind: 'closed' },
      onOpen: rowSpies.onOpen,
      onClose: fn(),
      onTaken: fn(),
      onOpenAll: fn(),
    }}
  />
);
