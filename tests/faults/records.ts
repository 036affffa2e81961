import {
  addContact,
  changePickup,
  createPickup,
  deleteContact,
  deletePickup,
  notePaper,
  notePrint,
  togglePickup,
} from 'app/for-fault-tests';
import type { Shipment } from 'contract';
import { addresses, weeklyPickupDraft } from 'contract/fixtures';
import {
  contactActionsCopy,
  contactPanelCopy,
} from 'design-system/screens/contacts/ContactPanel/ContactPanel.copy.ts';
import { pickupFormCopy } from 'design-system/screens/pickups/PickupForm/PickupForm.copy.ts';
import { pickupsCopy } from 'design-system/screens/pickups/Pickups/Pickups.copy.ts';
import { writeFailureCopy } from 'design-system/screens/write-failure.copy.ts';
import type { CountedApi } from 'platform/api/testing';
import { createOrdered } from './forms.ts';
import type { Mutation, Told } from './mutation.ts';
import type { Person } from './person.ts';
import { afterSignIn, press, submit } from './press.ts';

/** Noted once the paper is out of the printer; a print that nobody has noted is asked about again, which is all. */
function noting(
  name: string,
  attemptOf: (id: string) => () => Promise<Told>,
  isNoted: (shipment: Shipment) => boolean,
): Mutation {
  return {
    name,
    call: 'shipments.printed',
    isSilent: true,
    async wish(api, person, reference) {
      const { id } = await createOrdered(api, reference);
      const attempt = attemptOf(id);
      return {
        target: { method: 'POST', path: new RegExp(`^/shipments/${id}/printed$`) },
        attempt,
        goOn: afterSignIn(person, attempt),
        async count() {
          const shipment = await api.find<Shipment>(`/shipments/${id}`);
          return shipment && isNoted(shipment) ? 1 : 0;
        },
      };
    },
  };
}

const silent = { failed: '', open: '', tryAgain: '', unanswered: '' };

const pickupOf = (reference: string) => ({ ...weeklyPickupDraft, additionalInformation: reference });
const contactOf = (reference: string) =>
  ({ kind: 'sender', shortName: reference, block: addresses.tietze }) as const;

const orderingPickup: Mutation = {
  name: 'order a pickup',
  call: 'pickups.create',
  async wish(api, person, reference) {
    const attempt = submit(createPickup, pickupOf(reference), pickupFormCopy.notCreated);
    return {
      target: { method: 'POST', path: /^\/pickups$/ },
      attempt,
      goOn: afterSignIn(person, attempt),
      count: () => api.countPickups(reference),
    };
  },
};

const changingPickup: Mutation = {
  name: 'change a pickup',
  call: 'pickups.change',
  async wish(api, person, reference) {
    const { id, version } = await api.make('/pickups', pickupOf(`${reference}-before`));
    const change = { id, version, draft: pickupOf(reference) };
    const attempt = submit(changePickup, change, pickupFormCopy.notChanged);
    return {
      target: { method: 'PATCH', path: new RegExp(`^/pickups/${id}$`) },
      attempt,
      goOn: afterSignIn(person, attempt),
      count: () => api.countRecords(id, 'changed'),
    };
  },
};

const pausingPickup: Mutation = {
  name: 'pause a pickup',
  call: 'pickups.toggleActive',
  async wish(api, person, reference) {
    const { id } = await api.make('/pickups', pickupOf(reference));
    const words = { ...writeFailureCopy, ...pickupsCopy.told.notToggled };
    const attempt = press(togglePickup, { id, isActive: false }, words);
    return {
      target: { method: 'POST', path: new RegExp(`^/pickups/${id}/toggle-active$`) },
      attempt,
      goOn: afterSignIn(person, attempt),
      count: () => api.countRecords(id, 'changed'),
    };
  },
};

/** Once it is gone there is no button any more: the list has been asked anew. */
const untilGone =
  (api: CountedApi, person: Person, path: `/${string}`, attempt: () => Promise<Told>) =>
  async (): Promise<Told> => {
    person.signInAgain();
    return (await api.find(path)) ? attempt() : { isDone: true };
  };

const deletingPickup: Mutation = {
  name: 'delete a pickup',
  call: 'pickups.remove',
  async wish(api, person, reference) {
    const pickup = await api.make('/pickups', pickupOf(reference));
    const words = { ...writeFailureCopy, ...pickupsCopy.told.notDeleted };
    const attempt = press(deletePickup, pickup, words);
    return {
      target: { method: 'DELETE', path: new RegExp(`^/pickups/${pickup.id}$`) },
      attempt,
      goOn: untilGone(api, person, `/pickups/${pickup.id}`, attempt),
      count: () => api.countRecords(pickup.id, 'deleted'),
    };
  },
};

const addingContact: Mutation = {
  name: 'add a contact',
  call: 'contacts.create',
  async wish(api, person, reference) {
    const attempt = submit(addContact, contactOf(reference), contactPanelCopy.notSaved.create);
    return {
      target: { method: 'POST', path: /^\/contacts$/ },
      attempt,
      goOn: afterSignIn(person, attempt),
      count: () => api.countContacts(reference),
    };
  },
};

const deletingContact: Mutation = {
  name: 'delete a contact',
  call: 'contacts.remove',
  async wish(api, person, reference) {
    const contact = await api.make('/contacts', contactOf(reference));
    const words = { ...writeFailureCopy, ...contactActionsCopy.notDeleted };
    const attempt = press(deleteContact, contact, words);
    return {
      target: { method: 'DELETE', path: new RegExp(`^/contacts/${contact.id}$`) },
      attempt,
      goOn: untilGone(api, person, `/contacts/${contact.id}`, attempt),
      count: () => api.countRecords(contact.id, 'deleted'),
    };
  },
};

/** What is done with papers, pickups and contacts. */
export const recordMutations: readonly Mutation[] = [
  noting(
    'note a printed label',
    (id) => press(notePrint, id, silent),
    ({ printedAt }) => printedAt !== null,
  ),
  noting(
    'note a printed paper',
    (id) => press(notePaper, { id, paper: 'single-copy' }, silent),
    ({ printedPapers }) => printedPapers.includes('single-copy'),
  ),
  orderingPickup,
  changingPickup,
  pausingPickup,
  deletingPickup,
  addingContact,
  deletingContact,
];
