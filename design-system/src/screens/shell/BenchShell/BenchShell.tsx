import type { ReactNode } from 'react';
import type { ConnectionState } from '../../../components/OfflineBanner/OfflineBanner.tsx';
import { RouteAnnouncer } from '../../../components/PageHeading/RouteAnnouncer.tsx';
import { useLetters } from '../../../components/Shortcuts/useLetters.ts';
import { MAIN_ID } from '../../../layouts/SkipLink/SkipLink.tsx';
import type { CommandSlots } from '../command-buttons.tsx';
import { ConnectionBanner } from '../ConnectionBanner.tsx';
import { ShellToasts } from '../ShellToasts.tsx';
import * as styles from './BenchShell.css.ts';

export interface BenchShellProps extends Pick<CommandSlots, 'areLettersOn' | 'commands'> {
  /** The notifications while they are open. */
  drawer?: ReactNode;
  connection: ConnectionState;
  /** The address of the page. */
  routeKey: string;
  /** The bench, with a bar of its own and the way out of it. */
  children: ReactNode;
}

/** The frame of the packing bench: nothing but the bench, and what every frame tells. Stands inside `Providers`. */
export function BenchShell({
  areLettersOn,
  commands,
  drawer,
  connection,
  routeKey,
  children,
}: BenchShellProps) {
  useLetters(areLettersOn);
  return (
    <div className={styles.bench}>
      <ConnectionBanner state={connection} />
      {commands}
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {drawer}
      <ShellToasts isBesideDrawer={Boolean(drawer)} />
      <RouteAnnouncer routeKey={routeKey} mainId={MAIN_ID} />
    </div>
  );
}
