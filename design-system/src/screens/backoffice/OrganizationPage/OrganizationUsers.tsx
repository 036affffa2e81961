import type { OrganizationRecord } from 'contract';
import { Team, type TeamProps } from '../../settings/Team/Team.tsx';
import type { OrganizationPageHrefs } from './organization-page-state.ts';
import { organizationPlace } from './OrganizationHead.tsx';

export interface OrganizationUsersProps extends Omit<TeamProps, 'place'> {
  /** Undefined until it is known. */
  readonly organization: OrganizationRecord | undefined;
  readonly page: Pick<OrganizationPageHrefs, 'list' | 'tab'>;
}

/** `/backoffice/organisationen/{id}`, „Benutzer“: the organisation's team, as its owner has it. */
export function OrganizationUsers({ organization, page, ...team }: OrganizationUsersProps) {
  return <Team {...team} place={organizationPlace({ organization, current: 'users', hrefs: page })} />;
}
