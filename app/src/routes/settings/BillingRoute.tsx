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
  const isSlow = useIsSlow(details.isLoading);
  const refused = [details, costs].find(({ error }) => error?.kind === 'forbidden')?.error;
  const { saving, state } = useSettingsForm({
    read: { ...details, error: refused ?? details.error },
    write: changeBillingDetails,
    toCall: (draft: BillingDetailsDraft, version) => ({ version, ...draft }),
    mayChange: session.getPermission('update:own_orgs').isGranted,
  });
  const areCostsSlow = useIsSlow(costs.isLoading);
  const [month, setMonth] = useState('');
  const exporting = useExport<string>(async (asked, format) =>
    (await import('./export-costs.ts')).exportCosts(asked, format),
  );
  return (
    <Billing
      // Every organisation has them, if only empty ones.
      state={state.kind === 'notFound' ? toFetched(details, { isSlow }) : state}
      costs={toFetched(costs, { isSlow: areCostsSlow })}
      // The year of today is the one without a word of it.
      yearHref={(each) => billingAddress.href({ year: each === costs.data?.years[0] ? null : each })}
      now={now}
      homeHref={pages.start.href()}
      saving={saving}
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
