import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Notification, Shipment } from 'contract';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { createLog } from './logging/log.ts';
import { startPlatform } from './platform.ts';
import type { RunningPlatform } from './platform.ts';
import { findPostgres, startPostgres } from './store/testing/postgres-server.ts';
import type { PostgresServer } from './store/testing/postgres-server.ts';
import { PlatformSandbox, freePorts, portSettings } from './testing/child-platform.ts';
import type { PartName } from './testing/child-platform.ts';
import { postOrder, signInAsOwner } from './testing/owner.ts';

const programs = await findPostgres();

/** What no single part can show: that the platform gives each of them what it needs. */
describe.skipIf(programs === undefined)('two instances of the platform on one database', () => {
  let server: PostgresServer;
  let sandbox: PlatformSandbox;
  let here: RunningPlatform;
  /** Reached over TLS by browsers, and about to end at the end of this file. */
  let there: RunningPlatform | undefined;
  let portsThere: Record<PartName, number>;
  let token: string;
  const sockets: Socket[] = [];
  const url = (part: PartName) => `http://localhost:${sandbox.ports[part]}`;
  const urlThere = (part: PartName) => `http://localhost:${portsThere[part]}`;

  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
    sandbox = await PlatformSandbox.make();
    portsThere = await freePorts();
    const start = (ports: Readonly<Record<PartName, number>>, settings: Record<string, string> = {}) => {
      const { LOTSE_CONTROL_PORT: _, ...numbers } = portSettings(ports);
      const config = readConfig({
        ...numbers,
        DATABASE_URL: server.databaseUrl,
        LOTSE_DEMO: 'on',
        LOTSE_AUDIENCE: url('api'),
        LOTSE_IDENTITY_URL: url('identity'),
        LOTSE_APP_FOLDER: `${sandbox.folder}/dist`,
        LOTSE_CARRIER_LATENCY: '0',
        LOTSE_DRAIN_SECONDS: '5',
        ...settings,
      });
      return startPlatform(config, createLog('silent'));
    };
    // At the same moment, as one command starts them: both find an empty database.
    [here, there] = await Promise.all([
      start(sandbox.ports),
      start(portsThere, { LOTSE_API_URL: 'https://api.test' }),
    ]);
    token = await signInAsOwner({ identity: url('identity'), app: url('app') });
  });
  afterAll(async () => {
    for (const socket of sockets) socket.disconnect();
    await there?.close();
    await here.close();
    await sandbox.clear();
    await server.stop();
  });

  const connectThere = async (transport: 'polling' | 'websocket') => {
    const socket = io(urlThere('api'), { auth: { token }, transports: [transport], reconnection: false });
    sockets.push(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return socket;
  };

  const parts = ['app', 'api', 'identity'] as const;

  test.each(parts)('what is no HTTP gets an answer of ours from %s', async (part) => {
    const socket = connect({ host: '127.0.0.1', port: sandbox.ports[part] });
    await once(socket, 'connect');
    socket.write('hello\r\n\r\n');
    const answer = await text(socket);
    expect(answer).toContain('HTTP/1.1 400 Bad Request\r\n');
    expect(answer).toContain('X-Content-Type-Options: nosniff');
  });

  test.each(parts)('nobody keeps a connection to %s without end', async (part) => {
    const servers = new Set<Server>();
    const note = (message: unknown) => void servers.add((message as { server: Server }).server);
    subscribe('http.server.request.start', note);
    await (await fetch(url(part))).arrayBuffer();
    unsubscribe('http.server.request.start', note);
    expect([...servers]).toEqual([
      expect.objectContaining({ headersTimeout: 15_000, requestTimeout: 60_000, timeout: 120_000 }),
    ]);
  });

  test('the API and its socket say that they are behind TLS where they are', async () => {
    const paths = ['/health/live', '/socket.io/?EIO=4&transport=polling'];
    const said = async (origin: string) => {
      const answers = await Promise.all(paths.map((path) => fetch(`${origin}${path}`)));
      return answers.map(({ headers }) => headers.get('strict-transport-security'));
    };
    expect(await said(url('api'))).toEqual([null, null]);
    expect(await said(urlThere('api'))).toEqual(paths.map(() => expect.stringContaining('max-age=')));
  });

  test('what is ordered at one is heard at the other', async () => {
    const socket = await connectThere('websocket');
    const heard: (string | undefined)[] = [];
    socket.on('notification', ({ entity }: Notification) => heard.push(entity.id));
    const answer = await postOrder(url('api'), token);
    expect(answer.status).toBe(200);
    const { id } = (await answer.json()) as Shipment;
    await expect.poll(() => heard).toContain(id);
  });

  test('at its end a client that asks again and again is told so, and not waited for', async () => {
    const socket = await connectThere('polling');
    const told = new Promise<string>((resolve) => socket.once('disconnect', resolve));
    // Its next question is under way by then, and would be answered when there is something to say.
    await pause(200);
    await there?.close();
    there = undefined;
    expect(await told).toBe('transport close');
  });
});
