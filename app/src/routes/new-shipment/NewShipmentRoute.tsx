import { localDay } from 'contract';
import { pageTitles } from 'design-system/screens/shell/page-titles.copy.ts';
import { NewShipment } from 'design-system/screens/shipments/NewShipment/NewShipment';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSession } from '../../session/use-session.ts';
import { useNow } from '../../shell/use-now.ts';
import { usePageTitle } from '../page-title.ts';
import { paths, queryKeys } from '../paths.ts';
// The page after this one, so that it is there when the network is not.
import './CreatedRoute.tsx';
import { useNewShipment } from './use-new-shipment.ts';
import { usePhoneCheck } from './use-phone-check.ts';

/** `/sendungen/neu`: `recipientId`, `senderId` and `recipientOf` in the address fill in who it is for and from. */
export function Component() {
  const { claims } = useSession();
  const [query] = useSearchParams();
  const [hasErrors, setHasErrors] = useState(false);
  const isValidPhone = usePhoneCheck();
  const now = useNow();
  usePageTitle(pageTitles.newShipment, hasErrors);

  const { state, created, callbacks } = useNewShipment({
    owner: { sub: claims?.access.sub ?? '', orgCode: claims?.access.org_code ?? '' },
    recipientId: query.get(queryKeys.recipientId),
    senderId: query.get(queryKeys.senderId),
    recipientOf: query.get(queryKeys.recipientOf),
  });

  const navigate = useNavigate();
  const createdHref = created && paths.createdShipment(created.id);
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
      homeHref={paths.home()}
      shipmentsHref={paths.shipments()}
    />
  );
}
