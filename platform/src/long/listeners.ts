import type { Notification } from 'contract';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';

/** Browsers do not come at the same millisecond. */
const AT_ONCE = 50;

/** One who listens, and what they know of: the parcels they have heard of or read about. */
interface Listener {
  readonly socket: Socket;
  readonly known: Set<string>;
}

/** The newest notifications, a page of them each time. */
export type ReadPage = (page: number) => Promise<readonly Notification[]>;

interface ListenerOptions {
  /** Where to connect; whoever loses the connection comes back by themselves. */
  readonly origin: string;
  readonly token: string;
  /** What those read who come back. */
  readonly readPage: ReadPage;
}

/** Pages of one organisation that are open, and hear what happens to its parcels. */
export class Listeners {
  readonly #options: ListenerOptions;
  readonly #listeners: Listener[] = [];
  readonly #returns: Promise<void>[] = [];
  #heard = 0;

  private constructor(options: ListenerOptions) {
    this.#options = options;
  }

  /** Opens so many of them. */
  static async open(count: number, options: ListenerOptions): Promise<Listeners> {
    const listeners = new Listeners(options);
    for (let opened = 0; opened < count; opened += AT_ONCE) {
      const batch = Math.min(AT_ONCE, count - opened);
      await Promise.all(Array.from({ length: batch }, () => listeners.#open()));
    }
    return listeners;
  }

  /** Notifications that all of them have heard. */
  get heard(): number {
    return this.#heard;
  }

  /** How often one of them has come back. */
  get returns(): number {
    return this.#returns.length;
  }

  /** Whether all are connected, and have read what they missed. */
  async areBack(): Promise<boolean> {
    await Promise.all(this.#returns);
    return this.#listeners.every(({ socket }) => socket.connected);
  }

  /** How many of the parcels each of them does not know of, taken together. */
  missing(ids: readonly string[]): number {
    return this.#listeners.reduce((sum, { known }) => sum + ids.filter((id) => !known.has(id)).length, 0);
  }

  close(): void {
    for (const { socket } of this.#listeners) socket.disconnect();
  }

  async #open(): Promise<void> {
    const { origin, token } = this.#options;
    const socket = io(origin, {
      auth: { token },
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelayMax: 1000,
    });
    const known = new Set<string>();
    this.#listeners.push({ socket, known });
    socket.on('notification', ({ entity }: Notification) => {
      this.#heard += 1;
      if (entity.id) known.add(entity.id);
    });
    // Who is refused for want of time has to ask again, where a broken line comes back by itself.
    socket.on('connect_error', () => {
      if (!socket.active) setTimeout(() => socket.connect(), 1000);
    });
    await new Promise<void>((resolve) => {
      socket.once('connect', resolve);
    });
    socket.on('connect', () => this.#returns.push(this.#read(known)));
  }

  /** What somebody has missed, read from the newest on until there is nothing new on a page. */
  async #read(known: Set<string>): Promise<void> {
    for (let page = 1; ; page += 1) {
      const ids = (await this.#options.readPage(page)).flatMap(({ entity }) => entity.id ?? []);
      const isNew = ids.some((id) => !known.has(id));
      for (const id of ids) known.add(id);
      if (!isNew) return;
    }
  }
}
