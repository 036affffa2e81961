import type { BillingDetails } from 'contract';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { ResourceView } from '../../../patterns/ResourceView/ResourceView.tsx';
import { SettingsFrame } from '../../../patterns/SettingsFrame/SettingsFrame.tsx';
import { SettingsSection } from '../../../patterns/SettingsFrame/SettingsSection.tsx';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import type { BillingSaving, BillingState } from './billing-state.ts';
import { billingCopy as copy } from './Billing.copy.ts';
import { BillingForm } from './BillingForm.tsx';
import { Costs, type CostsProps } from './Costs.tsx';

export interface BillingProps extends Omit<CostsProps, 'onRetry'> {
  state: BillingState;
  homeHref: string;
  /** Null for whoever may only read it. */
  saving: BillingSaving | null;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  onRetry: () => unknown;
  onRetryCosts: () => unknown;
}

/** Where bills go, which an owner writes, and what the shipments of each month have cost. */
export function Billing({ state, homeHref, saving, onRetry, onRetryCosts, ...costs }: BillingProps) {
  if (state.kind === 'forbidden') return <Forbidden refusal={state.refusal} homeHref={homeHref} />;
  return (
    <SettingsFrame heading={copy.title} description={copy.about}>
      <ResourceView
        resource={state}
        words={{ loading: copy.loading, failed: copy.failed }}
        skeleton={
          <SettingsSection title={copy.sections.address}>
            <Stack gap={3}>
              <Skeleton width={0.7} />
              <Skeleton width={0.5} />
            </Stack>
          </SettingsSection>
        }
        onRetry={onRetry}
      >
        {(details) => (saving ? <BillingForm saving={saving} /> : <Facts details={details} />)}
      </ResourceView>
      <Costs {...costs} onRetry={onRetryCosts} />
    </SettingsFrame>
  );
}

/** What is given, for whoever may only read it. */
function Facts({ details }: { details: BillingDetails }) {
  const { name, department, addressLine1, addressLine2, postalCode, city, email, costCentre } = details;
  const lines = [department, addressLine1, addressLine2, `${postalCode} ${city}`.trim()];
  const facts = [
    { term: copy.name, value: name },
    { term: copy.sections.address, value: lines.filter((line) => line !== '').join(', ') },
    { term: copy.email, value: email },
    { term: copy.costCentre, value: costCentre },
  ].filter(({ value }) => value !== '');
  return (
    <>
      <Banner tone="info">{copy.readOnly}</Banner>
      <SettingsSection title={copy.sections.address}>
        {facts.length > 0 ? <DescriptionList items={facts} /> : <p>{copy.nothingGiven}</p>}
      </SettingsSection>
    </>
  );
}
