import { FirstSteps } from 'design-system/screens/shipments/FirstSteps/FirstSteps';
import { type ReactNode, useEffect, useState } from 'react';
import { markOnboarded } from '../../data/first-steps.ts';
import { useWrite } from '../../data/use-write.ts';
import { newPickupHref } from '../../pages/new-pickup-href.ts';
import { pages } from '../../pages/pages.ts';
import { session } from '../../services.ts';
import { useSession } from '../../session/use-session.ts';
import { mayCreateContacts } from '../contacts/contact-rights.ts';
import { mayOrderPickups } from '../pickups/pickup-rights.ts';
import { mayDo } from '../shipments/shipment-rights.ts';

/** By which the other tabs hear that the hint is done with. */
const CHANNEL = 'lotse.first-steps';

/** Where the renewal fails, the next one brings the flag. */
const renew = () => void session.refresh().catch(() => undefined);

/** A list with the first steps above it, until somebody has seen them: in this tab or in another one. */
export function WithFirstSteps({ children }: { readonly children: ReactNode }) {
  // Each change of the session is one of the flag, perhaps.
  useSession();
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', () => {
      setHidden(true);
      renew();
    });
    return () => channel.close();
  }, []);
  const marking = useWrite(markOnboarded, {
    onDone() {
      const channel = new BroadcastChannel(CHANNEL);
      // The rule means windows; a channel reaches our own origin only.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      channel.postMessage('seen');
      channel.close();
      renew();
    },
  });
  const ways = {
    shipment: mayDo('create:shipments') ? pages.newShipment.href() : undefined,
    pickup: mayOrderPickups() ? newPickupHref : undefined,
    contacts: mayCreateContacts() ? pages.importContacts.href() : undefined,
  };
  const isShown =
    !isHidden && !session.getBooleanFlag('onboarded') && Object.values(ways).some((way) => way !== undefined);
  return (
    <>
      {isShown && (
        <FirstSteps
          ways={ways}
          onTaken={() => void marking.run('seen')}
          onHide={() => {
            setHidden(true);
            // The button is gone, and the list is what is left.
            document.querySelector<HTMLElement>('h1[tabindex]')?.focus();
            void marking.run('seen');
          }}
        />
      )}
      {children}
    </>
  );
}
