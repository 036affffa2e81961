import {
  clientEvents,
  type ClientEventPayloads,
  type LiveEvent,
  type LiveEventPayload,
  liveEventSchemas,
} from 'contract';
import * as v from 'valibot';
import { reportError } from '../monitoring/report-error.ts';
import type { ChannelListener } from './live-channel.ts';

/** What the events need of the page's socket. */
export interface EventSocket {
  readonly connected: boolean;
  /** Whether it is connecting by itself. */
  readonly active: boolean;
  connect(): unknown;
  emit(event: string, payload: object): unknown;
  on(event: string, listener: ChannelListener): unknown;
  off(event: string, listener: ChannelListener): unknown;
}

/** The page's one registry for what the socket says and is told. */
export interface LiveEvents {
  /**
   * Hears an event until the way back is called. A notification that comes twice is told once; what is not what
   * the contract says is reported and told to nobody.
   */
  subscribe<Event extends LiveEvent>(
    event: Event,
    listener: (payload: LiveEventPayload<Event>) => void,
  ): () => void;
  /**
   * Rejects with `NotConnected` where there is no connection and none comes soon, or where `signal` says that nobody
   * waits for one any more; nothing is kept to be said later.
   */
  executeTestSample(payload: ClientEventPayloads['execute-test-sample'], signal?: AbortSignal): Promise<void>;
  executeTestItem(payload: ClientEventPayloads['execute-test-item'], signal?: AbortSignal): Promise<void>;
  /** Whether the page hears anything, and a way to hear when that changes. */
  readonly connection: {
    readonly get: () => LiveConnection;
    readonly subscribe: (listener: () => void) => () => void;
  };
}

/** `connecting`: for the first time; `off`: the connection is gone, or there was none to be had. */
export type LiveConnection = 'live' | 'connecting' | 'off';

/** The server could not be reached to tell it anything. */
export class NotConnected extends Error {
  override readonly name = 'NotConnected';
}

interface Heard {
  readonly listeners: Set<(payload: never) => void>;
  readonly stop: () => void;
}

/** A notification can come twice after a reconnection; older ones are forgotten. */
const REMEMBERED_IDS = 200;

/** Whoever waits for longer sees nothing happen; what is to be told goes another way then. */
const CONNECTED_WITHIN_MS = 3000;

/** The socket itself is opened and closed with the session (`live-channel.ts`), never by who subscribes. */
export function createLiveEvents(socket: EventSocket): LiveEvents {
  const heard = new Map<LiveEvent, Heard>();
  const seen = new Set<string>();

  function listen(event: LiveEvent): Heard {
    const listeners: Heard['listeners'] = new Set();
    const hear = (value?: unknown) => {
      const result = v.safeParse(liveEventSchemas[event], value);
      if (!result.success)
        return reportError(new TypeError(`The socket's ${event} is not what it should be`));
      const payload = result.output;
      if (event === 'notification' && !isNew(seen, (payload as LiveEventPayload<'notification'>).id)) return;
      // Who subscribes meanwhile hears the next one.
      const subscribed = [...listeners];
      for (const listener of subscribed) tell(listener, payload as never);
    };
    socket.on(event, hear);
    return { listeners, stop: () => socket.off(event, hear) };
  }

  async function send<Event extends keyof ClientEventPayloads>(
    event: Event,
    payload: ClientEventPayloads[Event],
    signal?: AbortSignal,
  ) {
    await whenConnected(socket, signal);
    if (!socket.connected || signal?.aborted) throw new NotConnected(`${event} could not be sent`);
    socket.emit(event, payload);
  }

  return {
    connection: watchConnection(socket),
    subscribe(event, listener) {
      const known = heard.get(event) ?? listen(event);
      heard.set(event, known);
      // Of its own, so that one listener that subscribes twice is told twice, and each way back ends one of them.
      const own = (payload: never) => listener(payload);
      known.listeners.add(own);
      return () => {
        known.listeners.delete(own);
        if (known.listeners.size > 0 || heard.get(event) !== known) return;
        known.stop();
        heard.delete(event);
      };
    },
    executeTestSample: (payload, signal) => send(clientEvents.executeTestSample, payload, signal),
    executeTestItem: (payload, signal) => send(clientEvents.executeTestItem, payload, signal),
  };
}

/** What becomes of the connection, for as long as anybody watches. */
function watchConnection(socket: EventSocket): LiveEvents['connection'] {
  let isOff = false;
  const watchers = new Set<() => void>();
  const change = (isOffNow: boolean) => () => {
    isOff = isOffNow;
    for (const watcher of watchers) watcher();
  };
  const changes = { connect: change(false), disconnect: change(true), connect_error: change(true) };
  return {
    get: () => (socket.connected ? 'live' : isOff ? 'off' : 'connecting'),
    subscribe(watcher) {
      if (watchers.size === 0) for (const [event, hear] of Object.entries(changes)) socket.on(event, hear);
      watchers.add(watcher);
      return () => {
        watchers.delete(watcher);
        if (watchers.size > 0) return;
        for (const [event, hear] of Object.entries(changes)) socket.off(event, hear);
        isOff = false;
      };
    },
  };
}

/**
 * A connection is attempted only where there is none, and waited for until it is there or has failed. Not for long:
 * between two attempts of its own the socket says nothing for up to 45 s.
 */
function whenConnected(socket: EventSocket, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (socket.connected) return resolve();
    const settle = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', settle);
      socket.off('connect', settle);
      socket.off('connect_error', settle);
      resolve();
    };
    const timer = setTimeout(settle, CONNECTED_WITHIN_MS);
    signal?.addEventListener('abort', settle);
    socket.on('connect', settle);
    socket.on('connect_error', settle);
    if (!socket.active) socket.connect();
  });
}

/** One screen's fault keeps the event from no other. */
function tell<Payload>(listener: (payload: Payload) => void, payload: Payload): void {
  try {
    listener(payload);
  } catch (error) {
    reportError(error);
  }
}

function isNew(seen: Set<string>, id: string): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const [oldest] = seen;
  if (seen.size > REMEMBERED_IDS && oldest !== undefined) seen.delete(oldest);
  return true;
}
