import { type ConnectionState, OfflineBanner } from '../../components/OfflineBanner/OfflineBanner.tsx';
import { shellCopy as copy } from './shell.copy.ts';

/** That there is no network, and that it is back, above the pages of every frame. */
export function ConnectionBanner({ state }: { state: ConnectionState }) {
  return <OfflineBanner state={state} offlineText={copy.offline} restoredText={copy.restored} />;
}
