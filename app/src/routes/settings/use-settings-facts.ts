import { noFilter } from 'design-system/screens/contacts/Contacts/contacts-filter.ts';
import { overviewCopy as copy } from 'design-system/screens/settings/Overview/Overview.copy.ts';
import { parametersCopy } from 'design-system/screens/settings/Parameters/Parameters.copy.ts';
import type { SettingsPlace } from 'design-system/screens/settings/settings-places.copy.ts';
import { userName } from 'design-system/screens/settings/Team/team-state.ts';
import { costsOfYear } from '../../data/billing.ts';
import { contactList } from '../../data/contacts.ts';
import { openDay } from '../../data/day-end-closings.ts';
import { ownRecord } from '../../data/organization-records.ts';
import { oneUser, teamList } from '../../data/team.ts';
import { useRead } from '../../data/use-read.ts';
import { session } from '../../services.ts';

type Facts = Partial<Record<SettingsPlace, string | null | undefined>>;

/** How things stand at the pages that somebody may see; undefined until that is known, and null where it is not. */
export function useSettingsFacts(places: readonly SettingsPlace[]): Facts {
  const has = (place: SettingsPlace) => places.includes(place);
  const ownId = session.getSnapshot().claims?.access.sub ?? '';
  const user = useRead(oneUser(ownId));
  const record = useRead(has('organization') || has('parameters') ? ownRecord() : null);
  const team = useRead(has('team') ? teamList({ page: 1, search: '', status: 'all' }) : null);
  const senders = useRead(
    has('neutralSenders') ? contactList({ ...noFilter, kind: 'neutral_sender' }) : null,
  );
  const day = useRead(has('dayEndClosing') ? openDay() : null);
  const costs = useRead(has('billing') ? costsOfYear(null) : null);
  return {
    profile: factOf(user, userName),
    organization: factOf(record, ({ orgName, address }) =>
      [orgName, `${address.postalCode} ${address.city}`.trim()].filter(Boolean).join(', '),
    ),
    team: factOf(team, ({ totalItems }) => copy.people(totalItems)),
    neutralSenders: factOf(senders, ({ totalItems }) => copy.addresses(totalItems)),
    dayEndClosing: factOf(day, ({ carriers }) =>
      copy.openShipments(carriers.reduce((sum, { shipments }) => sum + shipments, 0)),
    ),
    billing: factOf(costs, ({ months: [latest] }) =>
      latest ? copy.month(latest.month, latest.priceNetCents) : copy.noCosts,
    ),
    parameters: factOf(record, ({ settings }) =>
      copy.prints(parametersCopy.printFormats[settings.printFormat]),
    ),
  };
}

/** What an answer says; of what could not be had nothing is said, and the page tells of it itself. */
function factOf<Answer>(
  { data, error }: { readonly data?: Answer | undefined; readonly error?: unknown },
  say: (answer: Answer) => string,
): string | null | undefined {
  if (data !== undefined) return say(data);
  return error === undefined ? undefined : null;
}
