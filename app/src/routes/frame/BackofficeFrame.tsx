import {
  BackofficeShell,
  type BackofficeShellProps,
} from 'design-system/screens/shell/BackofficeShell/BackofficeShell';
import { pages } from '../../pages/pages.ts';
import { useSession } from '../../session/use-session.ts';
import { backofficePlacesFor } from './backoffice-places.ts';

/** The frame of staff; customers load neither it nor the names of its pages. */
export default function BackofficeFrame(shared: Omit<BackofficeShellProps, 'hrefs'>) {
  const session = useSession();
  const ways = { home: pages.backoffice.href(), application: pages.shipments.href() };
  return <BackofficeShell {...shared} hrefs={{ ...ways, places: backofficePlacesFor(session) }} />;
}
