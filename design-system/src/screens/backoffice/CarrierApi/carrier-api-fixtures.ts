import { type CarrierAnswer, type CarrierConnectionFacts, type CarrierHour, carriers } from 'contract';
import { FIXTURE_NOW } from 'contract/fixtures';

const HOUR_MS = 3_600_000;
const HOURS = 24;
const currentHour = Math.floor(Date.parse(FIXTURE_NOW) / HOUR_MS);
const minutesAgo = (minutes: number) => new Date(Date.parse(FIXTURE_NOW) - minutes * 60_000).toISOString();

/** A day of calls: none at night, most at noon; some have failed in one hour of the morning. */
function dayOf(fastestMs: number, failedAt?: number): CarrierHour[] {
  return Array.from({ length: HOURS }, (_, index) => {
    const from = new Date((currentHour - HOURS + 1 + index) * HOUR_MS);
    const clock = from.getUTCHours();
    const isNight = clock < 5 || clock > 19;
    const calls = isNight ? 0 : 24 - Math.abs(12 - clock) * 2;
    const failed = clock === failedAt ? 3 : 0;
    const median = fastestMs + calls * 9 + failed * 900;
    return {
      from: from.toISOString(),
      calls,
      failed,
      medianMs: calls === 0 ? null : median,
      slowMs: calls === 0 ? null : median * 3,
    };
  });
}

const quietDay = dayOf(0).map((hour) => ({ ...hour, calls: 0, failed: 0, medianMs: null, slowMs: null }));

const reachable: Omit<CarrierConnectionFacts, 'carrier' | 'displayName'> = {
  state: 'reachable',
  isProduction: false,
  lastAnswer: { at: minutesAgo(2), durationMs: 312 },
  lastFailure: null,
  hours: dayOf(180),
};

const own: { readonly [Carrier in CarrierConnectionFacts['carrier']]?: Partial<CarrierConnectionFacts> } = {
  DHL: {
    lastFailure: {
      at: minutesAgo(340),
      operation: 'rates',
      outcome: 'timeout',
      detail: '',
    },
    hours: dayOf(180, 8),
  },
  UPS: { isProduction: true, displayName: 'UPS', lastAnswer: { at: minutesAgo(9), durationMs: 1240 } },
  MEX: {
    state: 'failedLast',
    lastFailure: { at: minutesAgo(1), operation: 'catalogue', outcome: 'timeout', detail: '' },
  },
  GLS: {
    state: 'disturbed',
    lastAnswer: { at: minutesAgo(95), durationMs: 604 },
    lastFailure: {
      at: minutesAgo(4),
      operation: 'order',
      outcome: 'unreachable',
      detail: 'GLS cannot be reached',
    },
  },
  ILO: { state: 'unasked', lastAnswer: null, hours: quietDay },
  DEKU: {
    state: 'notConfigured',
    displayName: 'DEKU',
    isProduction: null,
    lastAnswer: null,
    hours: quietDay,
  },
};

/** The connections to all carriers, one in each state. */
export const carrierConnections: readonly CarrierConnectionFacts[] = carriers.map((carrier) => ({
  carrier,
  displayName: `${carrier} (simuliert)`,
  ...reachable,
  ...own[carrier],
}));

/** The same where nobody has asked anything yet. */
export const unaskedConnections: readonly CarrierConnectionFacts[] = carriers.map((carrier) => ({
  carrier,
  displayName: `${carrier} (simuliert)`,
  ...reachable,
  state: 'unasked',
  lastAnswer: null,
  hours: quietDay,
}));

/** What DHL has answered to a question for prices. */
export const carrierAnswer: CarrierAnswer = {
  carrier: 'DHL',
  displayName: 'DHL (simuliert)',
  operation: 'rates',
  outcome: 'answered',
  at: FIXTURE_NOW,
  durationMs: 312,
  detail: '',
  body: JSON.stringify(
    {
      rates: [
        {
          carrier: 'DHL',
          carrierProduct: 'Paket',
          carrierProductCode: 'DHL_PAKET',
          priceNetCents: 649,
          accessToken: '••••',
        },
      ],
      unavailable: [],
    },
    null,
    2,
  ),
  isCut: false,
  curl: "curl -X POST 'https://api.lotse.example/carrier-api/requests' \\\n  -H 'Authorization: Bearer ••••'",
};
