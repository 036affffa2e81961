import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { letterShortcuts } from '../../browser/letter-shortcuts.ts';
import { pages } from '../../pages/pages.ts';
import { session } from '../../services.ts';
import { useSession } from '../../session/use-session.ts';
import type { CommandsProps, OpenCommands } from './Commands.tsx';
import { LazyCommands, useCommandsSoon } from './LazyCommands.tsx';
import { placesFor } from './places.ts';

/** Where the commands of a frame lead. */
export type CommandHrefs = CommandsProps['hrefs'];

/** The commands of a frame, the same in each: what opens them, and themselves once they may be wanted. */
export function useCommands(routeKey: string, onSignOut: () => void) {
  const snapshot = useSession();
  const areLettersOn = useSyncExternalStore(letterShortcuts.subscribe, letterShortcuts.isOn);
  const [open, setOpen] = useState<OpenCommands | null>(null);
  const [areNear, takeKeys] = useCommandsSoon(() => setOpen('palette'));

  const form = pages.newShipment.href();
  // On the form itself nothing leads there.
  const leadsToForm = session.getPermission('create:shipments').isGranted && routeKey !== form;
  const hrefs: CommandHrefs = { ...placesFor(snapshot), newShipment: leadsToForm ? form : undefined };
  const commands: ReactNode = (open || areNear) && (
    <LazyCommands
      open={open}
      onOpen={setOpen}
      hrefs={hrefs}
      areLettersOn={areLettersOn}
      takeKeys={takeKeys}
      onSignOut={onSignOut}
    />
  );
  return {
    hrefs,
    areLettersOn,
    onSearch: () => setOpen('palette'),
    onShortcuts: () => setOpen('shortcuts'),
    commands,
  };
}
