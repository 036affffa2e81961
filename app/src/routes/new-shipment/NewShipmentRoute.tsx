import { localDay } from 'contract';
import { pageTitles } from 'design-system/screens/shell/page-titles.copy.ts';
import { NewShipment } from 'design-system/screens/shipments/NewShipment/NewShipment';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../../session/use-session.ts';
import { useNow } from '../../shell/use-now.ts';
import { usePageTitle } from '../page-title.ts';
import { paths, queryKeys } from '../paths.ts';
import { useNewShipment } from './use-new-shipment.ts';
import { usePhoneCheck } from './use-phone-check.ts';

/** `/sendungen/neu`: `recipientId` and `senderId` in the address fill in contacts. */
export function Component() {
  const { claims } = useSession();
  const [query] = useSearchParams();
  const [hasErrors, setHasErrors] = useState(false);
  const isValidPhone = usePhoneCheck();
  const now = useNow();
  usePageTitle(pageTitles.newShipment, hasErrors);

  const { state, callbacks } = useNewShipment({
    owner: { sub: claims?.access.sub ?? '', orgCode: claims?.access.org_code ?? '' },
    recipientId: query.get(queryKeys.recipientId),
    senderId: query.get(queryKeys.senderId),
  });
  return (
    <NewShipment
      state={state}
      callbacks={{ ...callbacks, onErrorsChange: setHasErrors }}
      today={localDay(now)}
      {...(isValidPhone && { isValidPhone })}
      homeHref={paths.home()}
      shipmentsHref={paths.shipments()}
      templatesHref={paths.shipments({ status: 'avis' })}
    />
  );
}
