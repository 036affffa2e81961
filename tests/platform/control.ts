import type { Addresses } from './addresses.ts';

/** A claim or member that a fault replaces; null removes it. */
type Changes = Readonly<Record<string, unknown>>;

interface TokenChange {
  readonly header?: Changes;
  readonly claims?: Changes;
  readonly isForged?: boolean;
}

/** The provider's faults; the platform explains them and refuses what it does not know. */
export interface ProviderFaults {
  readonly tokenCall?: {
    readonly times?: number;
    readonly delayBeforeMs?: number;
    readonly delayAfterMs?: number;
    readonly heldBack?: 'call' | 'answer';
    readonly status?: number;
    readonly error?: string;
    readonly isTruncated?: boolean;
    readonly body?: string;
    readonly answer?: Changes;
    readonly accessToken?: TokenChange;
    readonly idToken?: TokenChange;
  };
  readonly return?: {
    readonly error?: string;
    readonly parameters?: Readonly<Record<string, string | readonly string[] | null>>;
  };
  readonly isRotationOff?: boolean;
  /** Seconds. */
  readonly clockOffset?: number;
  /** Seconds. */
  readonly accessTokenLifetime?: number;
}

/** The platform's control server, in words. */
export interface Control {
  setProviderFaults(faults: ProviderFaults): Promise<void>;
  /** The simulated carriers' faults, e.g. `GLS:fail,UPS:late:4000`; empty makes all well. */
  setCarrierFaults(faults: string): Promise<void>;
  /** So many of the next sound tokens are refused. */
  refuseTokens(refusals: { api?: number; socket?: number }): Promise<void>;
  setSocketDeaf(isDeaf: boolean): Promise<void>;
  dismissSockets(): Promise<void>;
  openSockets(): Promise<number>;
  /** How often calls came so far whose name begins so, e.g. `POST /oauth2/token`, `begun: POST /shipments` or `held back: answer`. */
  countCalls(beginning: string): Promise<number>;
  /** Counts from zero. */
  forgetCalls(): Promise<void>;
  /** Makes all well and counts from zero; only where the provider is the platform’s own. */
  reset(): Promise<void>;
}

export function createControl({ control }: Addresses): Control {
  async function send(method: string, path: string, body?: object): Promise<Response> {
    const answer = await fetch(`${control}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  }
  const setProviderFaults = async (faults: ProviderFaults) =>
    void (await send('PUT', '/provider-faults', faults));
  const setCarrierFaults = async (faults: string) => void (await send('PUT', '/carrier-faults', { faults }));
  const refuseTokens = async (refusals: object) => void (await send('PUT', '/token-refusals', refusals));
  const forgetCalls = async () => void (await send('DELETE', '/calls'));
  const setSocketDeaf = async (isDeaf: boolean) => void (await send('PUT', '/sockets', { isDeaf }));

  return {
    setProviderFaults,
    setCarrierFaults,
    refuseTokens,
    setSocketDeaf,
    dismissSockets: async () => void (await send('DELETE', '/sockets')),
    openSockets: async () => ((await (await send('GET', '/sockets')).json()) as { open: number }).open,
    async countCalls(beginning) {
      const calls = (await (await send('GET', '/calls')).json()) as Record<string, number>;
      const matching = Object.entries(calls).filter(([name]) => name.startsWith(beginning));
      return matching.reduce((sum, [, count]) => sum + count, 0);
    },
    forgetCalls,
    async reset() {
      await Promise.all([
        setProviderFaults({}),
        setCarrierFaults(''),
        refuseTokens({}),
        setSocketDeaf(false),
        forgetCalls(),
      ]);
    },
  };
}
