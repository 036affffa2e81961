import { localDay, type ShipmentFormInput } from 'contract';
import type { QuickRatesState } from 'design-system/screens/shipments/QuickRates/quick-rates-state.ts';
import { QuickRates as Screen } from 'design-system/screens/shipments/QuickRates/QuickRates';
import { quickRatesCopy as copy } from 'design-system/screens/shipments/QuickRates/QuickRates.copy.ts';
import { useMemo, useState } from 'react';
import { findPlaces } from '../../data/parties.ts';
import { toRateRequest } from '../../data/rates/to-rate-request.ts';
import { useNow } from '../../hooks/use-now.ts';
import { pages } from '../../pages/pages.ts';
import { useSession } from '../../session/use-session.ts';
import { noPrefill, useFirstInput } from '../new-shipment/use-first-input.ts';
import { useLiveRates } from '../new-shipment/use-live-rates.ts';
import { useServedGeography } from '../new-shipment/use-served-geography.ts';
import { usePageTitle } from '../page-title.ts';
import { mayAskPrices, mayDo } from '../shipments/shipment-rights.ts';
import { toRefusal } from '../to-refusal.ts';
import { toCarriedInput } from './to-carried-input.ts';
import { useCarry } from './use-carry.ts';

/** `/sendungen?ansicht=tarife`: prices from place to place, and the way into the form with one of them. */
export function QuickRates() {
  const snapshot = useSession();
  const isAllowed = mayAskPrices();
  const { geography } = useServedGeography();
  const now = useNow();
  const first = useFirstInput(
    'tarife',
    noPrefill,
    isAllowed && mayDo('read:org_contacts', 'read:all_contacts'),
  );
  const [typed, setTyped] = useState<ShipmentFormInput | null>(null);
  const input = typed ?? first.input;
  // Reports come four times a second while somebody types; carriers are asked where prices may follow.
  const asked = JSON.stringify(input && toRateRequest(input, geography?.countries));
  const question = useMemo(() => JSON.parse(asked) as ReturnType<typeof toRateRequest>, [asked]);
  const rates = useLiveRates(isAllowed && input ? question : undefined);
  const { carry, isNotKept } = useCarry();
  usePageTitle(copy.title);

  return (
    <Screen
      state={toState()}
      callbacks={{
        onChange: setTyped,
        onFindPlaces: findPlaces,
        onRetryRates: rates.retry,
        onCarry: (current, rate) =>
          void (first.input && carry(toCarriedInput(current, first.input, rate), rate)),
      }}
      today={localDay(now)}
      {...(geography && { geography })}
      hrefs={{ home: pages.start.href(), shipments: pages.shipments.href() }}
    />
  );

  function toState(): QuickRatesState {
    if (!isAllowed) return { kind: 'forbidden', refusal: toRefusal(snapshot) };
    if (!first.input) return { kind: 'loading' };
    return {
      kind: 'open',
      initialInput: first.input,
      rates: rates.state,
      canCreate: mayDo('create:shipments'),
      isNotKept,
    };
  }
}
