import {
  type Carrier,
  type CarrierFailure,
  type CarrierRates,
  carriers,
  type UnavailableProduct,
} from 'contract';
import { carrierRates, FIXTURE_NOW } from 'contract/fixtures';
import type { CarrierState, RatesState } from './rates-state.ts';

/** One carrier's answer as the list holds it. */
export function toCarrierState(answer: CarrierRates, isStale = false): CarrierState {
  if (answer.outcome === 'failed') {
    const { carrier, failure, afterSeconds } = answer;
    return { status: 'failed', carrier, failure, afterSeconds };
  }
  const { carrier, rates, unavailable } = answer;
  return { status: 'answered', carrier, rates, unavailable, answeredAt: FIXTURE_NOW, isStale };
}

type AskedRates = Extract<RatesState, { kind: 'asked' }>;

function asked(toState: (answer: CarrierRates, index: number) => CarrierState): AskedRates {
  return { kind: 'asked', carriers: carrierRates.map(toState) };
}

const failures: Partial<Record<Carrier, CarrierFailure>> = {
  ILO: 'unreachable',
  MEX: 'refused',
  DEKU: 'timeout',
  GLS: 'faulty',
};

const warenpost: UnavailableProduct = {
  carrier: 'DHL',
  carrierProduct: 'Warenpost International',
  carrierProductCode: 'DHL_WARENPOST_INTERNATIONAL',
  reason: 'Gewicht 72,5\u00A0kg, erlaubt 1\u00A0kg',
};

/** The list in every state that it can be in: prices from Kiel to Las Palmas. Used by stories only. */
export const ratesFixtures = {
  incomplete: { kind: 'incomplete' },
  loading: { kind: 'asked', carriers: carriers.map((carrier) => ({ status: 'loading', carrier })) },
  partlyAnswered: asked((answer, index) =>
    index < 3 ? toCarrierState(answer) : { status: 'loading', carrier: answer.carrier },
  ),
  answered: asked((answer) => toCarrierState(answer)),
  stale: asked((answer) => toCarrierState(answer, true)),
  /** Of each kind of row at least one: a price, an old price, none yet, each failure, a product that cannot be. */
  everyKind: asked((answer) => {
    const { carrier } = answer;
    const failure = failures[carrier];
    if (failure)
      return { status: 'failed', carrier, failure, afterSeconds: failure === 'timeout' ? 8 : null };
    if (carrier === 'FedEx') return { status: 'loading', carrier };
    const state = toCarrierState(answer, carrier === 'UPS');
    return carrier === 'DHL' ? { ...state, unavailable: [warenpost] } : state;
  }),
  none: {
    kind: 'asked',
    carriers: carrierRates.map(({ carrier }) =>
      toCarrierState({ outcome: 'answered', carrier, rates: [], unavailable: [] }),
    ),
  },
  allFailed: {
    kind: 'asked',
    carriers: carriers.map((carrier) => ({ status: 'failed', carrier, failure: 'timeout', afterSeconds: 8 })),
  },
  failed: { kind: 'failed' },
  tooMany: { kind: 'failed', retryAfterSeconds: 20 },
} as const satisfies Record<string, RatesState>;
