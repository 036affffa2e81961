import { createAdapter } from '@socket.io/postgres-adapter';
import { getTableName } from 'drizzle-orm';
import { Client } from 'pg';
import type { Pool } from 'pg';
import type { ServerOptions } from 'socket.io';
import type { ReportFault } from '../logging/log.ts';
import { socketAttachments } from '../store/schema/index.ts';

/**
 * Carries what is announced at one instance of the platform to the people who are connected to the
 * others, through the database that they share: LISTEN and NOTIFY of PostgreSQL, in which a message
 * of more than 8,000 bytes is a row of a table of its own for half a minute.
 */
export function connectInstances(pool: Pool, reportFault: ReportFault): ServerOptions['adapter'] {
  return createAdapter(lineOf(pool), {
    tableName: getTableName(socketAttachments),
    channelPrefix: 'lotse',
    errorHandler: (error) => reportFault('The line between instances', error),
  });
}

/**
 * The pool with a connection beside it for listening. The adapter takes one from the pool for ever and
 * does not give it back when it breaks: each restart of the database would cost the pool a place, and
 * its end would wait for them.
 */
function lineOf(pool: Pool): Pool {
  const connect = async () => {
    const client = new Client(pool.options);
    // What breaks is replaced by the adapter, which hears of its end.
    client.on('error', () => {});
    await client.connect();
    return Object.assign(client, { release: () => void client.end().catch(() => undefined) });
  };
  return { query: pool.query.bind(pool), connect } as unknown as Pool;
}
