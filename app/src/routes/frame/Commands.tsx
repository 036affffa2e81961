import { replayKey } from 'design-system/components/Shortcuts/shortcut-registry.ts';
import { ShellKeys } from 'design-system/screens/shell/AppShell/ShellKeys';
import { Palette } from 'design-system/screens/shell/Palette/Palette';
import type { PlaceHrefs } from 'design-system/screens/shell/places.ts';
import { ShortcutList } from 'design-system/screens/shell/ShortcutList/ShortcutList';
import { useEffect, useEffectEvent } from 'react';
import { letterShortcuts } from '../../browser/letter-shortcuts.ts';
import { newShipmentAddress, shipmentsAddress } from '../../pages/shipment-addresses.ts';
import type { TakeKeys } from './LazyCommands.tsx';
import { usePaletteSearch } from './use-palette-search.ts';

/** What of the frame's commands is open. */
export type OpenCommands = 'palette' | 'shortcuts';

export interface CommandsProps {
  readonly open: OpenCommands | null;
  readonly onOpen: (next: OpenCommands | null) => void;
  readonly hrefs: PlaceHrefs & { readonly newShipment?: string | undefined };
  readonly areLettersOn: boolean;
  /** Of those that were pressed while the code was on its way: they are obeyed now. */
  readonly takeKeys: TakeKeys;
  readonly onSignOut: () => void;
}

/** The keys of the frame, the palette and the list of keys: fetched when somebody may soon want them. */
export default function Commands({ open, takeKeys, ...rest }: CommandsProps) {
  const { hrefs, onOpen } = rest;
  const begin = useEffectEvent(() => {
    for (const event of takeKeys()) replayKey(event);
  });
  useEffect(() => begin(), []);
  return (
    <>
      <ShellKeys hrefs={hrefs} onSearch={() => onOpen('palette')} onShortcuts={() => onOpen('shortcuts')} />
      {open === 'palette' && <OpenPalette {...rest} />}
      {open === 'shortcuts' && <OpenList {...rest} />}
    </>
  );
}

type PartProps = Omit<CommandsProps, 'open' | 'takeKeys'>;

const toShipment = (shipment: string) => shipmentsAddress.href({ shipment });
const toQuote = (quote: string) => shipmentsAddress.href({ status: 'quotes', quote });
const toSearch = (search: string) => shipmentsAddress.href({ search });

function OpenPalette({ onOpen, hrefs, areLettersOn, onSignOut }: PartProps) {
  const { text, state, type, retry } = usePaletteSearch();
  return (
    <Palette
      isOpen
      onOpenChange={(isOpen) => !isOpen && onOpen(null)}
      text={text}
      onText={type}
      state={state}
      onRetry={retry}
      hrefs={hrefs}
      hitHrefs={{
        shipment: toShipment,
        quote: toQuote,
        search: toSearch,
        newShipment: hrefs.newShipment === undefined ? undefined : newShipmentAddress.href,
      }}
      areLettersOn={areLettersOn}
      onShortcuts={() => onOpen('shortcuts')}
      onSignOut={onSignOut}
    />
  );
}

function OpenList({ onOpen, areLettersOn }: PartProps) {
  return (
    <ShortcutList
      isOpen
      onOpenChange={(isOpen) => !isOpen && onOpen(null)}
      areLettersOn={areLettersOn}
      onLettersChange={letterShortcuts.choose}
    />
  );
}
