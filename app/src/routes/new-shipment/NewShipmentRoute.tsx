import { localDay } from 'contract';
import { addToast } from 'design-system/components/LazyToastRegion';
import type { Seen } from 'design-system/screens/shipments/cancelling/useCancelling.ts';
import { modesCopy } from 'design-system/screens/shipments/NewShipment/modes.copy.ts';
import { NewShipment } from 'design-system/screens/shipments/NewShipment/NewShipment';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ownerOf } from '../../drafts/draft-owner.ts';
import { useNow } from '../../hooks/use-now.ts';
import { pages } from '../../pages/pages.ts';
import {
  createdShipmentAddress,
  newShipmentAddress,
  shipmentsAddress,
} from '../../pages/shipment-addresses.ts';
import { useSession } from '../../session/use-session.ts';
import { usePageTitle } from '../page-title.ts';
import { useCancel } from '../shipments/use-cancel.ts';
import { useSearch } from '../use-search.ts';
// The page after this one, so that it is there when the network is not.
import './CreatedRoute.tsx';
import type { CreatedLocationState } from './created-location.ts';
import { type FormSource, isAboutTemplate, toFormSource } from './form-source.ts';
import { toFormTitle } from './to-form-title.ts';
import type { Prefill } from './use-first-input.ts';
import { useNewShipment } from './use-new-shipment.ts';
import { usePhoneCheck } from './use-phone-check.ts';

/**
 * `/sendungen/neu`: `recipientId`, `senderId` and `recipientOf` in the address fill in who it is for and from;
 * `shipmentIdToEdit`, `avisIdToComplete`, `shipmentIdToCopy`, `shipmentIdToResend` and `shipmentIdToReturn` name the
 * shipment that it begins with.
 */
export function Component() {
  const search = useSearch(newShipmentAddress);
  const source = toFormSource(search);
  // Another shipment is another form, with a draft of its own.
  return <Form key={`${source.mode} ${source.id}`} source={source} prefill={search} />;
}

function Form({ source, prefill }: { readonly source: FormSource; readonly prefill: Prefill }) {
  const { claims } = useSession();
  const [hasErrors, setHasErrors] = useState(false);
  const isValidPhone = usePhoneCheck();
  const now = useNow();

  const { state, created, requested, hasLaterChanges, geography, callbacks } = useNewShipment({
    owner: claims ? ownerOf(claims) : { sub: '', orgCode: '' },
    source,
    recipientId: prefill.recipientId,
    senderId: prefill.senderId,
    recipientOf: prefill.recipientOf,
  });

  usePageTitle(
    toFormTitle(state.kind, source.mode, state.kind === 'editing' ? state.templateNumber : undefined),
    hasErrors,
  );

  const navigate = useNavigate();
  // A template that was there before is looked at where it stands.
  const isTemplateSaved = created?.status === 'avis' && isAboutTemplate(source);
  const createdHref =
    created &&
    (isTemplateSaved
      ? shipmentsAddress.href({ status: 'avis', shipment: created.id })
      : createdShipmentAddress.href({ shipment: created.id }));
  useEffect(() => {
    // In place of the form, which is used up: the way back leads to where the person came from.
    const state: CreatedLocationState = { hasLaterChanges: hasLaterChanges() };
    if (createdHref === null) return;
    if (isTemplateSaved) addToast({ tone: 'success', title: modesCopy.updated });
    void navigate(createdHref, { replace: true, state });
  }, [createdHref, isTemplateSaved, navigate, hasLaterChanges]);
  const requestedHref = requested && shipmentsAddress.href({ status: 'quotes', quote: requested.id });
  useEffect(() => {
    if (requestedHref !== null) void navigate(requestedHref, { replace: true });
  }, [requestedHref, navigate]);
  const cancel = useCancel();
  const cancelAndCopy = async ({ version, isTemplate }: Seen) => {
    const copyHref = newShipmentAddress.href({ shipmentIdToCopy: source.id });
    if (await cancel({ id: source.id ?? '', version, isTemplate }))
      void navigate(copyHref, { replace: true });
  };
  return (
    <NewShipment
      state={state}
      callbacks={{ ...callbacks, onErrorsChange: setHasErrors, onCancelAndCopy: cancelAndCopy }}
      today={localDay(now)}
      {...(isValidPhone && { isValidPhone })}
      {...(geography && { geography })}
      homeHref={pages.start.href()}
      shipmentsHref={pages.shipments.href()}
    />
  );
}
