import { type Carrier, carriers } from 'contract';
import { simulationCopy } from './simulation/simulation.copy.ts';

/**
 * How a simulated carrier behaves:
 * `fail` cannot be reached, `timeout` never answers, `late` answers after `afterMs`, `refuse` takes
 * no order and says why, `lost-answer` takes the order but the connection breaks before the answer,
 * `number-later` takes it and gives its tracking number only `afterMs` later,
 * `refuse-closing` closes all parcels but the first of a day-end closing and says why,
 * `dearer` asks for so many cents more than its tariff says,
 * `changed-catalogue` names other products than before: one more, one less, and a lighter one.
 */
export type CarrierFault =
  | { readonly mode: 'ok' | 'fail' | 'timeout' | 'lost-answer' | 'changed-catalogue' }
  | { readonly mode: 'late' | 'number-later'; readonly afterMs: number }
  | { readonly mode: 'dearer'; readonly byCents: number }
  | { readonly mode: 'refuse' | 'refuse-closing'; readonly reason: string };

const healthy: CarrierFault = { mode: 'ok' };
const DEFAULT_LATE_MS = 5000;
const DEFAULT_NUMBER_LATER_MS = 30 * 60_000;
const DEFAULT_DEARER_CENTS = 390;

/** Which failures are on; what it says counts from the next call on. */
export class CarrierFaults {
  readonly #faults = new Map<Carrier, CarrierFault>();

  /**
   * Reads `LOTSE_CARRIER_FAULTS`: „GLS:fail,DEKU:timeout,UPS:late:4000,MEX:refuse:Adresse unbekannt“.
   * @throws naming the entry that is not understood.
   */
  static parse(text: string): CarrierFaults {
    const faults = new CarrierFaults();
    for (const entry of text.split(',').map((part) => part.trim())) {
      if (entry) faults.set(...parseEntry(entry));
    }
    return faults;
  }

  get(carrier: Carrier): CarrierFault {
    return this.#faults.get(carrier) ?? healthy;
  }

  set(carrier: Carrier, fault: CarrierFault): void {
    this.#faults.set(carrier, fault);
  }

  /** All carriers work again. */
  clear(): void {
    this.#faults.clear();
  }
}

function parseEntry(entry: string): [Carrier, CarrierFault] {
  const [, name = '', mode, detail = ''] = /^([^:]*):?([^:]*):?(.*)$/s.exec(entry) ?? [];
  const carrier = carriers.find((known) => known.toLowerCase() === name.toLowerCase());
  const fault = parseFault(mode, detail);
  if (!carrier || !fault) {
    throw new Error(
      `Carrier fault "${entry}" is not understood. Write CARRIER:MODE with one of ${carriers.join(', ')} ` +
        'and ok, fail, timeout, lost-answer, changed-catalogue, late:MILLISECONDS, number-later:MILLISECONDS, dearer:CENTS, refuse:REASON ' +
        'or refuse-closing:REASON.',
    );
  }
  return [carrier, fault];
}

function parseFault(mode: string | undefined, detail: string): CarrierFault | undefined {
  switch (mode) {
    case 'ok':
    case 'fail':
    case 'timeout':
    case 'lost-answer':
    case 'changed-catalogue':
      return detail ? undefined : { mode };
    case 'late':
    case 'number-later': {
      const usualMs = mode === 'late' ? DEFAULT_LATE_MS : DEFAULT_NUMBER_LATER_MS;
      const afterMs = detail ? Number(detail) : usualMs;
      return Number.isInteger(afterMs) && afterMs >= 0 ? { mode, afterMs } : undefined;
    }
    case 'dearer': {
      const byCents = Number(detail || DEFAULT_DEARER_CENTS);
      return Number.isInteger(byCents) ? { mode, byCents } : undefined;
    }
    case 'refuse':
    case 'refuse-closing':
      return { mode, reason: detail || simulationCopy.refusal };
    default:
      return undefined;
  }
}
