import { looksLikePhone } from 'contract';
import { Setup } from 'design-system/screens/setup/Setup/Setup';
import { pageTitles } from 'design-system/screens/shell/page-titles.copy.ts';
import { ownRecord } from '../../data/organization-records.ts';
import { preloadRead } from '../../data/use-read.ts';
import { newPickupHref } from '../../pages/new-pickup-href.ts';
import { pages } from '../../pages/pages.ts';
import { setupAddress } from '../../pages/setup-address.ts';
// The frame around it, so that it does not load after the page.
import '../frame/AuthFrame.tsx';
import { mayCreateContacts } from '../contacts/contact-rights.ts';
import { ServedGeography } from '../new-shipment/ServedGeography.tsx';
import { usePhoneCheck } from '../new-shipment/use-phone-check.ts';
import { usePageTitle } from '../page-title.ts';
import { mayOrderPickups } from '../pickups/pickup-rights.ts';
import { mayDo } from '../shipments/shipment-rights.ts';
import { TestPage } from '../test-page/TestPage.tsx';
import { useSetup } from './use-setup.ts';

/** Asks for the organisation that is set up. */
export function preload(): void {
  preloadRead(ownRecord());
}

/** `/setup`: an organisation that is not set up yet. */
export function Component() {
  const setup = useSetup();
  const isValidPhone = usePhoneCheck() ?? looksLikePhone;
  usePageTitle(pageTitles.setup);
  return (
    <ServedGeography>
      <Setup
        {...setup}
        hrefOf={(step) => setupAddress.href({ step })}
        ways={{
          shipment: mayDo('create:shipments') ? pages.newShipment.href() : undefined,
          pickup: mayOrderPickups() ? newPickupHref : undefined,
          contacts: mayCreateContacts() ? pages.importContacts.href() : undefined,
          shipments: pages.shipments.href(),
        }}
        isValidPhone={isValidPhone}
        renderTestPage={(format) => <TestPage format={format} />}
        onLeave={(href) => void setup.onLeave(href)}
      />
    </ServedGeography>
  );
}
