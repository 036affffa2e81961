import { Overview } from 'design-system/screens/settings/Overview/Overview';
import { useSession } from '../../session/use-session.ts';
import { settingsPlaces } from './settings-nav.ts';

/** `/einstellungen` */
export function Component() {
  return <Overview places={settingsPlaces(useSession())} />;
}
