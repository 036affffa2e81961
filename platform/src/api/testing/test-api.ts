import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Carrier, CronKind, Notification, Problem } from 'contract';
import { FIXTURE_NOW, people } from 'contract/fixtures';
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { CarrierConnection } from '../../carriers/carrier.ts';
import { CarrierFaults, connectCarriers, createOrderBook, observeCarriers } from '../../carriers/index.ts';
import { seedDemoProducts } from '../../demo/demo-products.ts';
import { organizationClaims } from '../../identity/claims.ts';
import { seedDemoPeople } from '../../identity/demo-people.ts';
import { createTokenVerifier, whereMember } from '../../identity/index.ts';
import { findPerson } from '../../identity/people.ts';
import { createLetters } from '../../mail/letters.ts';
import type { Letter } from '../../mail/mailer.ts';
import { createCallLog } from '../../resources/carrier-connections/call-log.ts';
import { findGeography } from '../../resources/countries/queries.ts';
import { createResources } from '../../resources/index.ts';
import { typesOfMissed } from '../../resources/notifications/missed.ts';
import { hearExecution } from '../../resources/test-samples/hear-execution.ts';
import { createExecutionRunner } from '../../resources/test-samples/runner.ts';
import type { ApiServices } from '../../services.ts';
import { openSocketServer } from '../../socket/server.ts';
import type { SocketServer } from '../../socket/server.ts';
import type { Store } from '../../store/index.ts';
import { defaultCallLimits } from '../call-limits.ts';
import type { RateLimits } from '../rate-limits.ts';
import { createApi } from '../server.ts';
import { type HeldOrder, OrderGate, watchRates } from './carriers-of-tests.ts';
import { seedLinkedContacts } from './seed-linked-contacts.ts';

const issuer = 'http://identity.test';
const audience = 'http://api.test';
export const appOrigin = 'http://app.test';

export type PersonName = keyof typeof people;

export interface TestCall {
  readonly body?: unknown;
  /** The body as it travels, for what JSON cannot be made of. */
  readonly text?: string;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** An API that listens on a port of its own, with carriers that answer at once. */
export interface TestApi {
  readonly url: string;
  readonly store: Store;
  readonly faults: CarrierFaults;
  /** Carriers whose question for rates was called off. */
  readonly calledOff: Carrier[];
  readonly socket: SocketServer;
  /** What the handlers and the jobs work with; its carriers can be exchanged. */
  readonly services: ApiServices & { readonly carriers: Map<Carrier, CarrierConnection> };
  /** What was announced live, and to which organisation. */
  readonly announced: { readonly orgCode: string; readonly notification: Notification }[];
  /** Letters that were sent; `isMailBroken` lets them fail. */
  readonly letters: Letter[];
  isMailBroken: boolean;
  /** Faults that nobody got an answer for. */
  readonly reported: string[];
  /** Jobs that somebody has started. */
  readonly woken: CronKind[];
  /** The time that the platform goes by; the fixtures' own at first. */
  now: Date;
  /** Keeps the next order at the carrier until it is released. */
  holdNextOrder(): HeldOrder;
  /** A token as the identity provider makes it; `lifetime` in seconds. */
  tokenOf(person: PersonName, lifetime?: number): Promise<string>;
  /** The owner's token with other permissions than theirs. */
  tokenWith(permissions: readonly string[]): Promise<string>;
  /** Calls as a person (`undefined`: without a token); what writes gets a key of its own unless one is given. */
  call(person: PersonName | undefined, request: `${string} /${string}`, more?: TestCall): Promise<Response>;
  /** Calls that have succeeded and do more than read. */
  readonly written: WrittenCall[];
  close(): Promise<void>;
}

export interface WrittenCall {
  readonly method: string;
  /** Without its query. */
  readonly path: string;
  readonly requestId: string;
}

export async function startTestApi(
  store: Store,
  rateLimits = noRateLimits,
  callLimits = defaultCallLimits,
): Promise<TestApi> {
  await seedDemoPeople(store.db);
  await seedLinkedContacts(store);
  await seedDemoProducts(store.db, new Date(FIXTURE_NOW));
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256' }] });
  const verifySigned = createTokenVerifier({ issuer, audience, keys });
  const verifierAt = (isOpenToInvited: boolean) =>
    whereMember(verifySigned, { db: store.db, isRoleOurs: true, isOpenToInvited });

  const faults = new CarrierFaults();
  let time = new Date(FIXTURE_NOW);
  const now = () => time;
  const reported: string[] = [];
  const woken: CronKind[] = [];
  const letters: Letter[] = [];
  const written: WrittenCall[] = [];
  let isMailBroken = false;
  const send = async (letter: Letter) => {
    if (isMailBroken) throw new Error('The mail server does not answer');
    letters.push(letter);
  };
  const announced: TestApi['announced'] = [];
  const calledOff: Carrier[] = [];
  const orders = new OrderGate();
  const orderBook = createOrderBook();
  const simulated = connectCarriers({ now, faults, latencyScale: 0, orderBook, seed: 'test' });
  const reportFault = (what: string) => void reported.push(what);
  const carrierCalls = createCallLog(store.db, reportFault);
  const watched = orders.guard(watchRates(simulated, calledOff));
  const carriers = new Map(observeCarriers(watched, carrierCalls.note, now));
  // Nobody has made it: whoever wants to drop files does.
  const importFolder = { path: join(tmpdir(), `lotse-import-${randomUUID()}`), isNamed: false };
  let socket: SocketServer | undefined;
  const shared = {
    db: store.db,
    carriers,
    carrierCalls,
    apiOrigin: 'https://api.lotse.example',
    announcer: {
      announce: (orgCode: string, notification: Notification) => {
        announced.push({ orgCode, notification });
        socket?.announce(orgCode, notification);
      },
    },
    connections: {
      tellSettingsChanged: (orgCode: string) => socket?.tellSettingsChanged(orgCode),
      dismiss: (orgCode: string, personId: string) => socket?.dismiss(orgCode, personId),
      tellOfExecution: (...told: Parameters<SocketServer['tellOfExecution']>) =>
        socket?.tellOfExecution(...told),
    },
    letters: createLetters(send, appOrigin, unlimited),
    importFolder,
    now,
    reportFault,
  };
  const executions = createExecutionRunner(shared);
  const services = {
    ...shared,
    executions,
    jobs: { wake: (kind: CronKind) => void woken.push(kind) },
  };
  const api = await createApi({
    db: store.db,
    verifyToken: verifierAt(true),
    resources: createResources(services),
    findGeography: () => findGeography(store.db),
    now,
    appOrigins: [appOrigin],
    isReady: () => true,
    checkAnswers: true,
    rateLimits,
    callLimits,
  });
  await api.listen({ port: 0, host: '127.0.0.1' });
  socket = openSocketServer({
    server: api.server,
    verifyToken: verifierAt(false),
    findMissed: (...question) => typesOfMissed(store.db, ...question),
    execute: (...asked) => hearExecution(services, ...asked),
    appOrigins: [appOrigin],
    reportFault,
  });
  const url = `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`;

  const claimsOf = async (name: PersonName) => {
    const person = await findPerson(store.db, people[name].id);
    const membership = person?.memberships[0];
    if (!person || !membership) throw new Error(`${name} was not seeded`);
    return { person, claims: organizationClaims(person, membership) };
  };
  const sign = (personId: string, claims: object, lifetime = 900): Promise<string> => {
    const issuedAt = Math.floor(Date.now() / 1000);
    return new SignJWT({ ...claims, azp: 'spa@live' })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer(issuer)
      .setAudience([audience])
      .setSubject(personId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + lifetime)
      .sign(privateKey);
  };
  const tokenOf = async (name: PersonName, lifetime?: number): Promise<string> => {
    const { person, claims } = await claimsOf(name);
    return sign(person.id, claims, lifetime);
  };

  return {
    url,
    store,
    faults,
    calledOff,
    socket,
    services,
    announced,
    letters,
    get isMailBroken() {
      return isMailBroken;
    },
    set isMailBroken(next) {
      isMailBroken = next;
    },
    reported,
    woken,
    get now() {
      return time;
    },
    set now(next) {
      time = next;
    },
    holdNextOrder: () => orders.hold(),
    tokenOf,
    tokenWith: async (permissions) => {
      const { person, claims } = await claimsOf('owner');
      return sign(person.id, { ...claims, permissions });
    },
    call: async (person, request, { body, text = JSON.stringify(body), key, headers, signal } = {}) => {
      const [method = '', path = ''] = request.split(' ', 2);
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: {
          ...(person && { authorization: `Bearer ${await tokenOf(person)}` }),
          ...(text !== undefined && { 'content-type': 'application/json' }),
          ...((method === 'POST' || method === 'PATCH') && { 'idempotency-key': key ?? randomUUID() }),
          'timezone-offset': '-60',
          locale: 'de-DE',
          ...headers,
        },
        ...(text !== undefined && { body: text }),
        ...(signal && { signal }),
      });
      const requestId = answer.headers.get('x-request-id');
      if (answer.ok && method !== 'GET' && requestId !== null)
        written.push({ method, path: path.split('?', 1)[0] ?? path, requestId });
      return answer;
    },
    written,
    close: async () => {
      await socket?.close();
      await api.close();
      await executions.close();
      await carrierCalls.settled();
      await store.close();
    },
  };
}

const most = Number.MAX_SAFE_INTEGER;
const unlimited = { perPerson: most, perOrganization: most, perAddress: most };
const noRateLimits: RateLimits = {
  rates: unlimited,
  creating: unlimited,
  contacts: unlimited,
  uploading: unlimited,
  strangers: unlimited,
};

/** The body of an answer that has to have succeeded. */
export async function success<T = unknown>(answer: Response): Promise<T> {
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** The problem of an answer that has to have failed with this status. */
export async function problem(answer: Response, status: number): Promise<Problem> {
  const text = await answer.text();
  if (answer.status !== status) throw new Error(`${answer.status} instead of ${status}: ${text}`);
  return JSON.parse(text) as Problem;
}
