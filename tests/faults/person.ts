import {
  createHttpClient,
  createShipmentDraftStore,
  type HttpClient,
  memoryStorage,
  SessionError,
  type ShipmentDraftStore,
  type TokenSource,
} from 'app/for-fault-tests';
import type { CountedApi } from 'platform/api/testing';
import { FASTER } from './app-client.ts';
import { type FaultyProxy, openFaultyProxy } from './faulty-proxy.ts';

/** Each is somebody else: what one has sent is none of another's business. */
let count = 0;

/** Somebody at a tab of their own, whose only way to the platform is a proxy. */
export interface Person {
  readonly sub: string;
  readonly proxy: FaultyProxy;
  readonly client: HttpClient;
  readonly storage: ReturnType<typeof memoryStorage>;
  /** The draft of a form in this tab; the same one again after a reload. */
  readonly openDraft: (name?: string) => ShipmentDraftStore;
  /** Whoever does not press again loads the page anew. */
  readonly reloads: boolean;
  /** After the session has ended. */
  readonly signInAgain: () => void;
  readonly leave: () => Promise<void>;
}

/** @param name who it is */
export async function comeIn(
  api: CountedApi,
  reloads: boolean,
  name: 'owner' | 'backofficeUser',
): Promise<Person> {
  count += 1;
  const sub = `person ${count}`;
  const proxy = await openFaultyProxy(api.url);
  let isSignedIn = true;
  const token = async () => {
    if (!isSignedIn) throw new SessionError('ended');
    return api.tokenOf(name);
  };
  const tokens: TokenSource = {
    getAccessToken: token,
    renewAccessToken: token,
    end: () => {
      isSignedIn = false;
    },
  };
  const open = (baseUrl: string, faster = FASTER) =>
    createHttpClient({
      baseUrl,
      tokens,
      timeouts: { connectMs: 10_000 / faster, bodyMs: 20_000 / faster },
      pause: (milliseconds) => pause(milliseconds / FASTER),
    });
  // Where nothing can hang, a machine that does much else has its time.
  const [patient, named, nameless] = [open(proxy.url, 1), open(proxy.url), open('http://platform.invalid')];
  const now = () => {
    if (proxy.isNameless) return nameless;
    return proxy.isArmed ? named : patient;
  };
  const storage = memoryStorage();
  const alone = { announce: () => undefined, withdraw: () => undefined, claim: async () => true };
  return {
    sub,
    proxy,
    client: {
      call: (endpoint, options) => now().call(endpoint, options),
      stream: (endpoint, options) => now().stream(endpoint, options),
      blob: (endpoint, options) => now().blob(endpoint, options),
    },
    storage,
    openDraft: (name = '') =>
      createShipmentDraftStore(storage, { sub, orgCode: 'organisation' }, () => new Date(), alone, alone, {
        name,
      }),
    reloads,
    signInAgain: () => {
      isSignedIn = true;
    },
    leave: () => proxy.close(),
  };
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
