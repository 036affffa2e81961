import type { BillingDetailsDraft } from 'contract';
import { Billing } from 'design-system/screens/settings/Billing/Billing';
import { useState } from 'react';
import { changeBillingDetails, costsOfYear, ownBillingDetails } from '../../data/billing.ts';
import { preloadRead, useRead } from '../../data/use-read.ts';
import { useIsSlow } from '../../hooks/use-is-slow.ts';
import { useNow } from '../../hooks/use-now.ts';
import { billingAddress } from '../../pages/billing-addresses.ts';
import type { Visit } from '../../pages/page.ts';
import { pages } from '../../pages/pages.ts';
import { session } from '../../services.ts';
import { useSession } from '../../session/use-session.ts';
import { toRefusal } from '../to-refusal.ts';
import { toFetched } from '../to-resource.ts';
import { useExport } from '../use-export.ts';
import { useSearch } from '../use-search.ts';
import { useSettingsForm } from './use-settings-form.ts';

export function preload({ query }: Pick<Visit, 'query'>): void {
  preloadRead(ownBillingDetails());
  preloadRead(costsOfYear(billingAddress.parse(query).year));
}

/** `/einstellungen/abrechnung` */
export function Component() {
  const { year } = useSearch(billingAddress);
  const now = useNow();
  const details = useRead(ownBillingDetails());
  const costs = useRead(costsOfYear(year));
  const refusal = toRefusal(useSession());
  const isSlow = useIsSlow(details.isLoading);
  const { saving } = useSettingsForm({
    read: details,
    write: changeBillingDetails,
    toCall: (draft: BillingDetailsDraft, version) => ({ version, ...draft }),
  });
  const areCostsSlow = useIsSlow(costs.isLoading);
  const [month, setMonth] = useState('');
  const exporting = useExport<string>(async (asked, format) =>
    (await import('./export-costs.ts')).exportCosts(asked, format),
  );
  const isRefused = [details, costs].some(({ error }) => error?.kind === 'forbidden');
  return (
    <Billing
      state={isRefused ? { kind: 'forbidden', refusal } : toFetched(details, { isSlow })}
      costs={toFetched(costs, { isSlow: areCostsSlow })}
      // The year of today is the one without a word of it.
      yearHref={(each) => billingAddress.href({ year: each === costs.data?.years[0] ? null : each })}
      now={now}
      homeHref={pages.start.href()}
      saving={session.getPermission('update:own_orgs').isGranted ? saving : null}
      exporting={exporting.state === 'idle' ? null : { month, state: exporting.state }}
      onExport={(asked, format) => {
        setMonth(asked);
        exporting.run(asked, format);
      }}
      onRetry={() => details.mutate()}
      onRetryCosts={() => costs.mutate()}
    />
  );
}
