import type { OrganizationRecord } from 'contract';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { PageHeading } from '../../../components/PageHeading/PageHeading.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { ResourceView } from '../../../patterns/ResourceView/ResourceView.tsx';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import type {
  OrganizationPageHrefs,
  OrganizationPageState,
  OrganizationTab,
} from './organization-page-state.ts';
import { OrganizationHead, OrganizationPath } from './OrganizationHead.tsx';
import { organizationPageCopy as copy } from './OrganizationPage.copy.ts';
import * as styles from './OrganizationPage.css.ts';

export interface OrganizationPageProps {
  readonly state: OrganizationPageState;
  readonly current: Exclude<OrganizationTab, 'users' | 'shipments' | 'log'>;
  readonly hrefs: OrganizationPageHrefs;
  /** What stands in the tab. */
  readonly children: (organization: OrganizationRecord) => ReactNode;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  readonly onRetry: () => unknown;
}

/** `/backoffice/organisationen/{id}`, a tab with a form: who the organisation is, or what staff decide of it. */
export function OrganizationPage({ state, current, hrefs, children, onRetry }: OrganizationPageProps) {
  if (state.kind === 'forbidden') return <Forbidden refusal={state.refusal} homeHref={hrefs.home} />;
  const organization = state.kind === 'ready' ? state.value : undefined;
  const heading = organization?.orgName ?? copy.unknown;
  return (
    <div className={styles.page}>
      <OrganizationPath heading={heading} listHref={hrefs.list} />
      <PageHeading>{heading}</PageHeading>
      {state.kind !== 'notFound' && (
        <OrganizationHead organization={organization} current={current} hrefs={hrefs} />
      )}
      <ResourceView
        resource={state}
        words={{ loading: copy.loading, failed: copy.failed }}
        skeleton={
          <Stack gap={3}>
            <Skeleton width={0.7} />
            <Skeleton width={0.5} />
          </Stack>
        }
        notFound={{
          title: copy.notFound,
          actions: <ButtonLink href={hrefs.list}>{copy.toList}</ButtonLink>,
        }}
        renderRefusal={(refusal) => <Forbidden refusal={refusal} homeHref={hrefs.home} />}
        onRetry={onRetry}
      >
        {children}
      </ResourceView>
    </div>
  );
}
