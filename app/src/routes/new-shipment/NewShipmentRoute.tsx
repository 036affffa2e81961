import { localDay } from 'contract';
import { pageTitles } from 'design-system/screens/shell/page-titles.copy.ts';
import { NewShipment } from 'design-system/screens/shipments/NewShipment/NewShipment';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ownerOf } from '../../drafts/draft-owner.ts';
import { useNow } from '../../hooks/use-now.ts';
import { pages } from '../../pages/pages.ts';
import { createdShipmentAddress, newShipmentAddress } from '../../pages/shipment-addresses.ts';
import { useSession } from '../../session/use-session.ts';
import { usePageTitle } from '../page-title.ts';
import { useSearch } from '../use-search.ts';
// The page after this one, so that it is there when the network is not.
import './CreatedRoute.tsx';
import { useNewShipment } from './use-new-shipment.ts';
import { usePhoneCheck } from './use-phone-check.ts';

/** `/sendungen/neu`: `recipientId`, `senderId` and `recipientOf` in the address fill in who it is for and from. */
export function Component() {
  const { claims } = useSession();
  const prefill = useSearch(newShipmentAddress);
  const [hasErrors, setHasErrors] = useState(false);
  const isValidPhone = usePhoneCheck();
  const now = useNow();
  usePageTitle(pageTitles.newShipment, hasErrors);

  const { state, created, callbacks } = useNewShipment({
    owner: claims ? ownerOf(claims) : { sub: '', orgCode: '' },
    ...prefill,
  });

  const navigate = useNavigate();
  const createdHref = created && createdShipmentAddress.href({ shipment: created.id });
  useEffect(() => {
    // In place of the form, which is used up: the way back leads to where the person came from.
    if (createdHref !== null) void navigate(createdHref, { replace: true });
  }, [createdHref, navigate]);
  return (
    <NewShipment
      state={state}
      callbacks={{ ...callbacks, onErrorsChange: setHasErrors }}
      today={localDay(now)}
      {...(isValidPhone && { isValidPhone })}
      homeHref={pages.start.href()}
      shipmentsHref={pages.shipments.href()}
    />
  );
}
