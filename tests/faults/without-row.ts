import type { CallName } from './mutation.ts';

const asks = 'asks, and changes nothing';
/** Whoever loses the answer finds it done, or sets it once more: a second time leaves the same. */
const sameAgain = 'leaves the same however often it is done';
/** The second of two is refused by its version, and the person sees what there is. */
export const versioned = 'is done to one version, so that a second time is refused';
/** The platform keeps the first answer of a key for all such calls alike; some of the rows are of that kind. */
export const keyed = 'is created under a key, as contacts, pickups and closings are';

/** The calls that change something and are not struck by faults, each with its reason. */
export const withoutRow: Partial<Readonly<Record<CallName, string>>> = {
  'billing.change': versioned,
  'carrierConnections.check': asks,
  'carrierConnections.request': asks,
  'carrierPackagingRules.put': versioned,
  'carrierProducts.change': versioned,
  'carrierProducts.sync': keyed,
  'carrierProducts.takeOver': sameAgain,
  'contacts.change': versioned,
  'contacts.makeDefaultSender': sameAgain,
  'countries.addTerritory': keyed,
  'countries.change': versioned,
  'countries.changeTerritory': versioned,
  'countries.create': keyed,
  'countries.removeTerritory': versioned,
  'cronRuns.trigger': keyed,
  'notifications.markAllRead': sameAgain,
  'notifications.markRead': sameAgain,
  'notifications.markUnread': sameAgain,
  'organizations.activateUser': sameAgain,
  'pages.change': versioned,
  'pages.create': keyed,
  'pages.remove': versioned,
  'rateRequests.answer': sameAgain,
  'rateRequests.assign': sameAgain,
  'rateRequests.withdraw': sameAgain,
  'rates.list': asks,
  'savedBoxes.keepBox': sameAgain,
  'savedBoxes.removeBox': sameAgain,
  'savedBoxes.renameBox': sameAgain,
  'shipmentDesk.addTrackingNumber': sameAgain,
  'shipmentDesk.refresh': sameAgain,
  'teams.change': versioned,
  'teams.changeUser': versioned,
  'teams.create': keyed,
  'teams.inviteUser': keyed,
  'teams.markOnboarded': sameAgain,
  'teams.reinviteUser': keyed,
  'teams.remove': versioned,
  'teams.removeUser': versioned,
  'teams.setUp': sameAgain,
  'teams.switchProduct': versioned,
  'testSamples.change': versioned,
  'testSamples.changeItem': versioned,
  'testSamples.create': keyed,
  'testSamples.createItem': keyed,
  'testSamples.remove': versioned,
  'testSamples.removeItem': versioned,
};
