import type { OrganizationRecord } from 'contract';
import { Team, type TeamProps } from '../../settings/Team/Team.tsx';
import type { OrganizationPageHrefs } from './organization-page-state.ts';
import { OrganizationHead, OrganizationPath } from './OrganizationHead.tsx';
import { organizationPageCopy as copy } from './OrganizationPage.copy.ts';
import * as styles from './OrganizationPage.css.ts';

export interface OrganizationUsersProps extends Omit<TeamProps, 'place'> {
  /** Undefined until it is known. */
  readonly organization: OrganizationRecord | undefined;
  readonly page: Pick<OrganizationPageHrefs, 'list' | 'tab'>;
}

/** `/backoffice/organisationen/{id}`, „Benutzer“: the organisation's team, as its owner has it. */
export function OrganizationUsers({ organization, page, ...team }: OrganizationUsersProps) {
  const heading = organization?.orgName ?? copy.unknown;
  return (
    <Team
      {...team}
      place={{
        heading,
        path: (
          <div className={styles.path}>
            <OrganizationPath heading={heading} listHref={page.list} />
          </div>
        ),
        above: <OrganizationHead organization={organization} current="users" hrefs={page} />,
      }}
    />
  );
}
