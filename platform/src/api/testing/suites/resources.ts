import type { Contact, Pickup, Shipment } from 'contract';
import { addresses, domesticDraft, weeklyPickupDraft } from 'contract/fixtures';
import { testResource } from '../resource-kit.ts';
import type { TestApi } from '../test-api.ts';

/** What all resources promise alike. */
export function testResources(api: () => TestApi): void {
  testResource<Contact>(api, {
    name: 'contacts',
    path: '/contacts',
    body: (shortName) => ({ kind: 'recipient', shortName, block: addresses.sahin }),
    markIn: ({ shortName }) => shortName,
    notFound: 'Diesen Kontakt gibt es nicht oder Sie dürfen ihn nicht sehen.',
  });
  testResource<Pickup>(api, {
    name: 'pickups',
    path: '/pickups',
    body: (additionalInformation) => ({ ...weeklyPickupDraft, additionalInformation }),
    markIn: ({ additionalInformation }) => additionalInformation,
    notFound: 'Diese Abholung gibt es nicht oder Sie dürfen sie nicht sehen.',
  });
  testResource<Shipment>(api, {
    name: 'shipments',
    path: '/shipments',
    body: (referenceNumber) => ({
      ...domesticDraft,
      linkedRecipientId: null,
      linkedSenderId: null,
      referenceNumber,
    }),
    markIn: ({ referenceNumber }) => referenceNumber,
    notFound: 'Diese Sendung gibt es nicht oder Sie dürfen sie nicht sehen.',
    parts: ['/track', '/audit-logs', '/attachments', '/shipping-label', '/consignment-note'],
  });
}
