import type { Server as HttpServer, ServerResponse } from 'node:http';
import { clientEvents, LONGEST_READING_MS, serverEvents } from 'contract';
import type {
  ExecutionEvent,
  LiveEventPayload,
  Notification,
  NotificationType,
  SocketHandshake,
} from 'contract';
import { Server } from 'socket.io';
import type { ServerOptions } from 'socket.io';
import { apiSecurityHeaders } from '../api/security-headers.ts';
import { TokenRefused } from '../identity/index.ts';
import type { TokenVerifier } from '../identity/index.ts';
import { hearsOfAllShipments, isOfShipment } from '../resources/notifications/heard.ts';
import type { Announcer } from '../resources/notifications/notify.ts';
import type { Known } from '../resources/test-samples/events.ts';
import type { Asking, ExecuteEvent, Refused } from '../resources/test-samples/hear-execution.ts';
import type { Connections } from '../services.ts';

export interface SocketOptions {
  /** The API's server: the socket shares its port. */
  readonly server: HttpServer;
  readonly verifyToken: TokenVerifier;
  /** The types of what has happened in an organisation within so many milliseconds. */
  readonly findMissed: (orgCode: string, withinMs: number) => Promise<readonly NotificationType[]>;
  /** Begins an execution in the test centre, or tells why not. */
  readonly execute: (asking: Asking, event: ExecuteEvent, payload: unknown) => Promise<Refused | undefined>;
  /** Exact origins whose pages may connect. */
  readonly appOrigins: readonly string[];
  /** Whether browsers reach it over TLS, directly or behind a proxy. */
  readonly isSecure?: boolean;
  readonly reportFault: (what: string, error: unknown) => void;
  /** Where several instances share the people who are connected. */
  readonly adapter?: ServerOptions['adapter'] | undefined;
  /** Whether what sockets say is lost on the way, as tests want it. */
  readonly isDeaf?: () => boolean;
}

export interface SocketServer extends Announcer, Connections {
  /** Sockets that are open now. */
  readonly openSockets: number;
  /** Ends all connections; a client may come again. */
  dismissAll(): void;
  /**
   * Ends all connections in a way after which clients come again by themselves, and takes no new
   * one. The server below is left to whoever has opened it.
   */
  close(): Promise<void>;
}

/** What `connect_error` carries in its `data`. */
interface Refusal {
  /** `TOKEN_EXPIRED` and the like: refresh and connect again; `UNAVAILABLE`: try again later. */
  readonly code: 'TOKEN_MISSING' | 'TOKEN_EXPIRED' | 'TOKEN_INVALID' | 'UNAVAILABLE';
}

interface SocketData {
  orgCode: string;
  personId: string;
  /** Seconds since 1970. */
  expiresAt: number;
  permissions: readonly string[];
}

/** What of an execution is told to whoever has begun it. */
type ExecutionEvents = {
  [Event in ExecutionEvent]: (payload: Known<LiveEventPayload<Event>>) => void;
};

/** `setTimeout` takes no longer times than this. */
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;

/**
 * The socket channel. Everybody who is connected sits in the room of their organisation and in one
 * of their own. The token is checked at every connection, and the connection ends with it.
 * Connection state recovery stays off: it would deliver missed events before the token is checked.
 */
export function openSocketServer({
  server,
  verifyToken,
  findMissed,
  execute,
  appOrigins,
  isSecure = false,
  reportFault,
  adapter,
  isDeaf = () => false,
}: SocketOptions): SocketServer {
  let isClosed = false;
  const io = new Server<
    { [clientEvents.alive]: (acknowledge: () => void) => void } & {
      [Event in ExecuteEvent]: (payload: unknown) => void;
    },
    ExecutionEvents & {
      [serverEvents.notification]: (notification: Notification) => void;
      [serverEvents.settingsChanged]: (nothing: object) => void;
      [serverEvents.missed]: (types: readonly Notification['type'][]) => void;
    },
    never,
    SocketData
  >(server, {
    cors: { origin: [...appOrigins] },
    // CORS does not hold for WebSockets, so the origin is checked at the handshake, too.
    allowRequest: ({ headers }, decide) =>
      decide(null, !isClosed && (headers.origin === undefined || appOrigins.includes(headers.origin))),
    serveClient: false,
    ...(adapter && { adapter }),
  });
  const securityHeaders = Object.entries(apiSecurityHeaders(isSecure));
  // Set on the bare answer, so that they stand in refusals too.
  io.engine.use((_request: unknown, answer: ServerResponse, next: () => void) => {
    for (const [name, value] of securityHeaders) answer.setHeader(name, value);
    next();
  });

  io.use((socket, next) => {
    const { token } = socket.handshake.auth as Partial<SocketHandshake>;
    verifyToken(typeof token === 'string' ? `Bearer ${token}` : undefined)
      .then(({ sub, org_code: orgCode, exp, permissions }) => {
        // Calls are let in for a while after the end, since clocks differ; a connection would last.
        if (exp * 1000 <= Date.now()) throw new TokenRefused('expired');
        socket.data = {
          orgCode,
          personId: sub,
          expiresAt: exp,
          permissions,
        };
        next();
      })
      .catch((error: unknown) => next(refusal(error, reportFault)));
  });

  io.on('connection', (socket) => {
    const { orgCode, personId, expiresAt, permissions } = socket.data;
    const news = hearsOfAllShipments(permissions) ? shipmentsRoom(orgCode) : discreetRoom(orgCode);
    void socket.join([organizationRoom(orgCode), news, personRoom(orgCode, personId)]);
    // In its rooms it hears what is stored from now on, so nothing falls between the two.
    const readingForMs = readingTime(socket.handshake.auth);
    if (readingForMs !== undefined) void tellMissed(orgCode, readingForMs);
    const remaining = Math.min(expiresAt * 1000 - Date.now(), LONGEST_TIMEOUT_MS);
    const end = setTimeout(() => socket.disconnect(true), Math.max(remaining, 0));
    socket.on('disconnect', () => clearTimeout(end));
    socket.use((_packet, next) => {
      if (!isDeaf()) next();
    });
    socket.on(clientEvents.alive, (acknowledge: unknown) => {
      if (typeof acknowledge === 'function') acknowledge();
    });

    for (const event of [clientEvents.executeTestSample, clientEvents.executeTestItem])
      socket.on(event, (payload: unknown) => void begin(event, payload));

    async function begin(event: ExecuteEvent, payload: unknown): Promise<void> {
      const refused = await execute({ orgCode, personId, permissions }, event, payload);
      // The page that has asked alone: of what others have begun nothing has failed.
      if (refused) socket.emit(serverEvents.executionFailed, refused);
    }

    async function tellMissed(...question: Parameters<typeof findMissed>): Promise<void> {
      const types = await findMissed(...question).catch((error: unknown) => {
        reportFault('What a page has missed', error);
        return ['unknown'] as const;
      });
      if (types.length > 0) socket.emit(serverEvents.missed, types);
    }
  });

  return {
    announce: (orgCode, notification) => {
      const { createdBy, type } = notification;
      const isDiscreet = isOfShipment(type);
      // Whoever may not read every shipment is told that their lists are old, and asks for what they may read.
      if (isDiscreet) io.to(discreetRoom(orgCode)).emit(serverEvents.missed, [type]);
      const members = io.to(isDiscreet ? shipmentsRoom(orgCode) : organizationRoom(orgCode));
      if (!createdBy) return void members.emit(serverEvents.notification, notification);
      const creator = personRoom(orgCode, createdBy.id);
      members.except(creator).emit(serverEvents.notification, notification);
      io.to(creator).emit(serverEvents.notification, { ...notification, isRead: true });
    },
    tellSettingsChanged: (orgCode) =>
      void io.to(organizationRoom(orgCode)).emit(serverEvents.settingsChanged, {}),
    tellOfExecution: ({ orgCode, personId }, event, payload) =>
      void io
        .to(personRoom(orgCode, personId))
        .emit(event, ...([payload] as unknown as Parameters<ExecutionEvents[typeof event]>)),
    dismiss: (orgCode, personId) => io.in(personRoom(orgCode, personId)).disconnectSockets(true),
    get openSockets() {
      return io.sockets.sockets.size;
    },
    dismissAll: () => io.disconnectSockets(),
    close: async () => {
      isClosed = true;
      // Not `disconnectSockets`, after which a client stays away: to it the line has broken.
      io.engine.close();
      await io.of('/').adapter.close();
    },
  };
}

/** How long ago the page began to read, if it says so in a way that can be true. */
function readingTime(handshake: unknown): number | undefined {
  const { readingForMs } = handshake as Partial<SocketHandshake>;
  const isTime = typeof readingForMs === 'number' && readingForMs >= 0 && readingForMs <= LONGEST_READING_MS;
  return isTime ? readingForMs : undefined;
}

// JSON keeps apart what a plain join could confuse.
const organizationRoom = (orgCode: string) => JSON.stringify(['organization', orgCode]);
/** Those of an organisation who may read all its shipments, and those who may not. */
const shipmentsRoom = (orgCode: string) => JSON.stringify(['shipments', orgCode]);
const discreetRoom = (orgCode: string) => JSON.stringify(['discreet', orgCode]);
const personRoom = (orgCode: string, personId: string) => JSON.stringify(['person', orgCode, personId]);

function refusal(error: unknown, reportFault: SocketOptions['reportFault']): Error {
  const codes = { missing: 'TOKEN_MISSING', expired: 'TOKEN_EXPIRED', invalid: 'TOKEN_INVALID' } as const;
  const isRefused = error instanceof TokenRefused;
  if (!isRefused) reportFault('Socket handshake', error);
  const data: Refusal = { code: isRefused ? codes[error.reason] : 'UNAVAILABLE' };
  return Object.assign(new Error(data.code), { data });
}
