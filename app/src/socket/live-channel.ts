import { clientEvents, LONGEST_READING_MS, type SocketHandshake } from 'contract';

/** Hears of the connection; what the server says is heard by the registry alone (`live-events.ts`). */
export type ChannelListener = (value?: unknown) => void;

/** What the channel needs of a socket.io client; tests bring their own. */
export interface ChannelSocket {
  /** False when the socket will not try again by itself. */
  readonly active: boolean;
  readonly connected: boolean;
  readonly io: { readonly engine: { close(): unknown } };
  connect(): unknown;
  disconnect(): unknown;
  on(event: string, listener: ChannelListener): unknown;
  off(event: string, listener: ChannelListener): unknown;
  timeout(milliseconds: number): { emitWithAck(event: string): Promise<unknown> };
}

export interface ChannelHandlers {
  /** After every connection that the server has not been asked at to tell what was missed. */
  readonly onReturn: () => void;
  /** The server has refused the token. Rejects when there will be no other one. */
  readonly renewToken: () => Promise<void>;
}

export interface Channel {
  /** What the handshake says of the page's age; see `SocketHandshake`. */
  readonly handshake: () => Pick<SocketHandshake, 'readingForMs'>;

  /** Finds out whether the connection still carries anything, and replaces one that does not. */
  readonly check: () => void;
  readonly close: () => void;
}

const SHORTEST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** Only who has been connected for so long starts anew with the pauses: a server may dismiss at once, every time. */
const STABLE_AFTER_MS = 5000;
const ALIVE_WITHIN_MS = 3000;

/**
 * Keeps a socket open: brings it back after a refusal or a dismissal by the server, which
 * socket.io itself never does: once at once with a new token, then with pauses of 1 to 30 s.
 *
 * @param readingForMs how long the page has read what notifications make old
 */
export function openChannel(
  socket: ChannelSocket,
  handlers: ChannelHandlers,
  readingForMs: () => number,
): Channel {
  let attempt = 0;
  let reconnecting: ReturnType<typeof setTimeout> | undefined;
  let settling: ReturnType<typeof setTimeout> | undefined;
  let isOpen = true;
  /** Whether the server knows our question: one that is not ours need not, and is no dead line for that. */
  let knowsQuestion = false;
  // A page that was connected before has answers of many ages; one that could not connect may have failed ones.
  let isFirstTry = true;
  /** Whether the server was asked, at this attempt to connect, to tell what was missed. */
  let isTold = false;

  const handshake = () => {
    const elapsed = Math.ceil(readingForMs());
    isTold = isFirstTry && elapsed <= LONGEST_READING_MS;
    return isTold ? { readingForMs: elapsed } : {};
  };

  const handleConnect = () => {
    settling = setTimeout(() => (attempt = 0), STABLE_AFTER_MS);
    if (!isTold) handlers.onReturn();
    isFirstTry = false;
    isTold = false;
    if (!knowsQuestion) void isAlive().then((isAnswered) => (knowsQuestion ||= isAnswered));
  };

  async function isAlive(): Promise<boolean> {
    try {
      await socket.timeout(ALIVE_WITHIN_MS).emitWithAck(clientEvents.alive);
      return true;
    } catch {
      return false;
    }
  }

  async function connectAgain(): Promise<void> {
    if (!isOpen || socket.active) return;
    const pause = attempt === 0 ? 0 : Math.min(SHORTEST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS);
    attempt += 1;
    try {
      if (pause === 0) await handlers.renewToken();
    } catch {
      return;
    }
    if (!isOpen) return;
    clearTimeout(reconnecting);
    reconnecting = setTimeout(() => socket.connect(), pause);
  }
  const handleAway = () => {
    isFirstTry = false;
    isTold = false;
    clearTimeout(settling);
    void connectAgain();
  };

  async function check(): Promise<void> {
    // What is said without a connection would be kept and said later.
    if (!isOpen || !socket.connected || !knowsQuestion) return;
    if (!(await isAlive()) && isOpen && socket.connected) socket.io.engine.close();
  }

  const listeners = {
    connect: handleConnect,
    connect_error: handleAway,
    disconnect: handleAway,
  };
  for (const [event, listener] of Object.entries(listeners)) socket.on(event, listener);
  socket.connect();

  return {
    handshake,
    check: () => void check(),
    close() {
      isOpen = false;
      clearTimeout(reconnecting);
      clearTimeout(settling);
      for (const [event, listener] of Object.entries(listeners)) socket.off(event, listener);
      socket.disconnect();
    },
  };
}
