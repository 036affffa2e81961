import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { accessTokenClaimsSchema } from 'contract';
import type { Notification } from 'contract';
import { notifications } from 'contract/fixtures';
import { sql } from 'drizzle-orm';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { findPostgres, startPostgres } from '../store/testing/postgres-server.ts';
import type { PostgresServer } from '../store/testing/postgres-server.ts';
import { connectInstances } from './instances.ts';
import { openSocketServer } from './server.ts';
import type { SocketServer } from './server.ts';

const programs = await findPostgres();

/** One of several processes that share a database, as far as its sockets go. */
interface Instance {
  readonly store: Store;
  readonly http: Server;
  readonly socket: SocketServer;
  readonly faults: unknown[];
}

describe.skipIf(programs === undefined)('several instances', () => {
  let server: PostgresServer;
  let instances: Instance[];
  let client: Socket;
  const heard: string[] = [];
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
    instances = await Promise.all([startInstance(), startInstance()]);
    const { port } = (instances[1]?.http.address() ?? { port: 0 }) as AddressInfo;
    client = io(`http://127.0.0.1:${port}`, { auth: { token: 'any' }, transports: ['websocket'] });
    client.on('notification', ({ id }: Notification) => heard.push(id));
    await new Promise<void>((resolve) => client.on('connect', resolve));
  });
  afterAll(async () => {
    client.disconnect();
    for (const { socket, http, store } of instances) {
      await socket.close();
      http.close();
      await store.close();
    }
    await server.stop();
  });

  async function startInstance(): Promise<Instance> {
    const store = await openStore({ databaseUrl: server.databaseUrl });
    const faults: unknown[] = [];
    const reportFault = (_what: string, error: unknown) => faults.push(error);
    const http = createServer();
    const adapter = store.pool && connectInstances(store.pool, reportFault);
    const socket = openSocketServer({
      server: http,
      appOrigins: [],
      reportFault,
      adapter,
      findMissed: async () => [],
      execute: async () => undefined,
      verifyToken: async () =>
        v.parse(accessTokenClaimsSchema, {
          iss: 'a',
          sub: 'usr_a',
          azp: 'a',
          iat: 0,
          exp: Date.now() / 1000 + 900,
          aud: [],
          org_code: 'org_a',
          permissions: ['read:org_shipments'],
          roles: [],
        }),
    });
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    return { store, http, socket, faults };
  }

  const announce = (id: string) => {
    const [first] = notifications;
    if (!first) throw new Error('No fixture');
    instances[0]?.socket.announce('org_a', { ...first, id, createdBy: null });
  };

  test('what is announced at one of them is heard at the other', async () => {
    await expect
      .poll(
        () => {
          announce('first');
          return heard;
        },
        { interval: 100 },
      )
      .toContain('first');
  });

  test('and again after the database has dropped all connections', async () => {
    const dropAll = sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`;
    await instances[0]?.store.db.execute(dropAll);
    await expect
      .poll(
        () => {
          announce('second');
          return heard;
        },
        { interval: 200 },
      )
      .toContain('second');
  });
});
