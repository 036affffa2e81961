import { emptyAddressBlock } from 'contract';
import {
  addresses,
  canaryDraft,
  contacts,
  domesticCarrierRates,
  domesticDraft,
  FIXTURE_NOW,
} from 'contract/fixtures';
import { ratesFixtures, toCarrierState } from '../../../patterns/RateList/rates-fixtures.ts';
import { rateKey, type RatesState } from '../../../patterns/RateList/rates-state.ts';
import type { Failed, Ready } from '../../../patterns/ResourceView/resource.ts';
import { blankInput, toFormInput } from './form/initial-input.ts';
import type { EditingState, NewShipmentSurroundings } from './new-shipment-state.ts';

/** The day of the fixtures; a Friday. */
export const TODAY = '2026-11-20';

const defaultSender = contacts.find(({ isDefaultSender }) => isDefaultSender) ?? null;

/** What was fetched. */
export function ready<Value>(value: Value): Ready<Value> {
  return { kind: 'ready', value, isRefreshing: false };
}

/** What could not be fetched. */
export const failed: Failed = {
  kind: 'failed',
  failure: { status: 503, at: FIXTURE_NOW },
  isRetrying: false,
};

/** A new shipment as it opens: the default sender, one standard package, nothing else. */
export const blank: EditingState = {
  kind: 'editing',
  formKey: 'blank',
  initialInput: blankInput(TODAY, defaultSender),
  draft: { savedAt: null, restoredFrom: null, storage: 'ok' },
  submission: { kind: 'idle' },
  rates: { kind: 'incomplete' },
  search: null,
  neutralSenders: ready(contacts.filter(({ kind }) => kind === 'neutral_sender')),
  defaultSender: ready(defaultSender),
};

/** Two rows of packages to Las Palmas: customs, prices, a silent and an impossible carrier. */
export const filled: EditingState = {
  ...blank,
  formKey: 'filled',
  initialInput: toFormInput({
    ...canaryDraft,
    carrier: 'DHL',
    carrierProduct: 'Paket International',
    carrierProductCode: 'DHL_PAKET_INTERNATIONAL',
    neutralShipment: true,
    linkedNeutralSenderId: 'con_neutralKiel',
    shipmentData: {
      ...canaryDraft.shipmentData,
      requestedDeliveryDate: '2026-11-27',
      isSaturdayDelivery: true,
    },
  }),
  draft: { savedAt: FIXTURE_NOW, restoredFrom: null, storage: 'ok' },
  rates: ratesFixtures.answered,
};

/** Prices from Kiel to Schwäbisch Gmünd. */
export const domesticRates = {
  answered: {
    kind: 'asked',
    carriers: domesticCarrierRates.map((answer) => toCarrierState(answer)),
  },
  stale: {
    kind: 'asked',
    carriers: domesticCarrierRates.map((answer) => toCarrierState(answer, true)),
  },
} as const satisfies Record<string, RatesState>;

/** A complete domestic shipment that only lacks the press of the button. */
export const domestic: EditingState = {
  ...filled,
  formKey: 'domestic',
  initialInput: toFormInput(domesticDraft),
  rates: domesticRates.answered,
};

/** The same parcel to Switzerland, with nothing declared yet. */
export const swiss: EditingState = {
  ...domestic,
  formKey: 'swiss',
  initialInput: {
    ...domestic.initialInput,
    to: addresses.brunnmatt,
    linkedRecipientId: 'con_brunnmatt',
  },
  rates: { kind: 'incomplete' },
};

/** Dangerous goods, on a Sunday, duties paid, to a postcode that its country hardly has. */
export const doubtful: EditingState = {
  ...domestic,
  formKey: 'doubtful',
  initialInput: {
    ...domestic.initialInput,
    dangerous: true,
    ddp: true,
    carrier: '',
    carrierProduct: '',
    carrierProductCode: '',
    linkedRecipientId: null,
    shipmentData: { ...domestic.initialInput.shipmentData, requestedDeliveryDate: '2026-11-29' },
    to: {
      ...emptyAddressBlock('US'),
      companyName: 'Lakeside Optics LLC',
      personName: 'Dana Whitfield',
      address: {
        ...emptyAddressBlock('US').address,
        addressLine1: '400 Grant Street',
        postalCode: 'ABC',
        city: 'Pittsburgh',
        state: 'PA',
      },
    },
  },
  rates: { kind: 'incomplete' },
};

/** The answered rates without one product. */
export function withoutRate(rates: Extract<RatesState, { kind: 'asked' }>, key: string): RatesState {
  return {
    kind: 'asked',
    carriers: rates.carriers.map((carrier) =>
      carrier.status === 'answered'
        ? { ...carrier, rates: carrier.rates.filter((rate) => rateKey(rate) !== key) }
        : carrier,
    ),
  };
}

export const surroundings: NewShipmentSurroundings & { readonly homeHref: string } = {
  today: TODAY,
  shipmentsHref: '/sendungen',
  homeHref: '/sendungen',
};

/** What the search finds for „löw“. */
export const found = {
  status: 'ready',
  recipients: [],
  contacts: contacts.filter(({ block }) => block.companyName.includes('Löwenstein')),
  places: [
    { postalCode: '74182', city: 'Obersulm-Löwenstein', countryCode: 'DE', state: '' },
    { postalCode: '74245', city: 'Löwenstein', countryCode: 'DE', state: '' },
  ],
} as const;

/** Long words in every text that a person gives. */
export const longWords: EditingState = {
  ...filled,
  formKey: 'long-words',
  initialInput: {
    ...filled.initialInput,
    from: {
      ...addresses.weserbergland,
      companyName: 'Orthopädieschuhtechnikermeisterbetriebsgenossenschaft',
      companyName2: 'Zentralgüterannahmestelle',
    },
    to: { ...addresses.strassenbau, companyName: 'Straßenbaustoffprüfungsanstaltsverwaltung' },
    description: 'Messbrückengewindehülsenersatzteillieferung',
  },
};
