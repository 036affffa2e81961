import type { OrganizationRecord } from 'contract';
import { Breadcrumbs } from '../../../components/Breadcrumbs/Breadcrumbs.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { TabNav } from '../../../components/TabNav/TabNav.tsx';
import { formatShortDate } from '../../../format/index.ts';
import type { ListPlace } from '../../../patterns/ListFrame/ListFrame.tsx';
import {
  type OrganizationPageHrefs,
  type OrganizationTab,
  organizationTabs,
} from './organization-page-state.ts';
import { organizationPageCopy as copy } from './OrganizationPage.copy.ts';
import * as styles from './OrganizationPage.css.ts';

/** The way from all organisations to this one. */
export function OrganizationPath({
  heading,
  listHref,
}: {
  readonly heading: string;
  readonly listHref: string;
}) {
  return <Breadcrumbs label={copy.path} items={[{ label: copy.list, href: listHref }]} current={heading} />;
}

export interface OrganizationHeadProps {
  /** Undefined until it is known; the tabs are there before. */
  readonly organization: OrganizationRecord | undefined;
  readonly current: OrganizationTab;
  readonly hrefs: Pick<OrganizationPageHrefs, 'tab'>;
}

/** Below the name of an organisation: what it is found by, and its areas. */
export function OrganizationHead({ organization, current, hrefs }: OrganizationHeadProps) {
  return (
    <Stack gap={4}>
      {organization && (
        <dl className={styles.facts}>
          {factsOf(organization).map(({ term, value }) => (
            <div key={term} className={styles.fact}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <TabNav
        label={copy.tabsLabel}
        tabs={organizationTabs.map((tab) => ({
          href: hrefs.tab(tab),
          label: copy.tabs[tab],
          isCurrent: tab === current,
        }))}
      />
    </Stack>
  );
}

/** The page of an organisation around one of its lists. */
export function organizationPlace({
  organization,
  current,
  hrefs,
}: OrganizationHeadProps & { readonly hrefs: Pick<OrganizationPageHrefs, 'list'> }): ListPlace {
  const heading = organization?.orgName ?? copy.unknown;
  return {
    heading,
    path: (
      <div className={styles.path}>
        <OrganizationPath heading={heading} listHref={hrefs.list} />
      </div>
    ),
    above: <OrganizationHead organization={organization} current={current} hrefs={hrefs} />,
  };
}

function factsOf({ orgCode, externalOrgId, isSetUp, createdAt }: OrganizationRecord) {
  const { facts, setUp } = copy;
  return [
    { term: facts.code, value: orgCode },
    ...(externalOrgId === null ? [] : [{ term: facts.customerNumber, value: externalOrgId }]),
    { term: facts.setUp, value: isSetUp ? setUp.done : setUp.open },
    { term: facts.since, value: formatShortDate(createdAt) },
  ];
}
