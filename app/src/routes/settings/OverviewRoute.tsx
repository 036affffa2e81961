import { Overview } from 'design-system/screens/settings/Overview/Overview';
import { useSession } from '../../session/use-session.ts';
import { settingsPlaces } from './settings-nav.ts';
import { useSettingsFacts } from './use-settings-facts.ts';

/** `/einstellungen` */
export function Component() {
  const places = settingsPlaces(useSession());
  const facts = useSettingsFacts(places.map(({ name }) => name));
  return <Overview places={places.map((place) => ({ ...place, fact: facts[place.name] }))} />;
}
