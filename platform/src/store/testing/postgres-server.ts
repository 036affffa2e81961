import { execFile, spawn } from 'node:child_process';
import { access, chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';

const run = promisify(execFile);

/** Where Debian keeps the programs of each major version. */
const DEBIAN_FOLDER = '/usr/lib/postgresql';
const START_TIMEOUT_MS = 20_000;

export interface PostgresServer {
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

/** The folder with PostgreSQL's programs, or undefined where there are none. */
export async function findPostgres(): Promise<string | undefined> {
  const versions = await readdir(DEBIAN_FOLDER).catch(() => []);
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a));
  const folders = [
    ...newestFirst.map((version) => join(DEBIAN_FOLDER, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  for (const folder of folders) {
    const programs = ['initdb', 'postgres'].map((name) => access(join(folder, name)));
    if (
      await Promise.all(programs).then(
        () => true,
        () => false,
      )
    )
      return folder;
  }
  return undefined;
}

/**
 * Starts an empty server of its own on a free port, with its files in a temporary folder.
 * PostgreSQL refuses to run as root, so root lends it to the user `postgres`.
 */
export async function startPostgres(programs: string): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  const owner = await ownerOf(folder);
  const data = join(folder, 'data');
  await run(
    join(programs, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'lotse', '-E', 'UTF8', '--no-sync'],
    owner,
  );

  const port = await freePort();
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder, '-F'],
    { ...owner, stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const databaseUrl = `postgres://lotse@127.0.0.1:${port}/postgres`;
  await untilItAnswers(databaseUrl);
  return {
    databaseUrl,
    stop: async () => {
      // "Fast shutdown": it ends open connections instead of waiting for them.
      server.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function ownerOf(folder: string): Promise<{ uid?: number; gid?: number; cwd: string }> {
  if (process.getuid?.() !== 0) return { cwd: folder };
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'postgres'])).stdout)),
  );
  if (uid === undefined || gid === undefined) throw new Error('There is no user postgres.');
  await chown(folder, uid, gid);
  return { uid, gid, cwd: folder };
}

async function untilItAnswers(connectionString: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const client = new Client({ connectionString });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
