import { fileURLToPath } from 'node:url';
import { Pool } from 'pg';
import { findPostgres, startPostgres } from '../store/testing/postgres-server.ts';
import type { PostgresServer } from '../store/testing/postgres-server.ts';
import { PlatformSandbox } from '../testing/child-platform.ts';
import type { ChildPlatform } from '../testing/child-platform.ts';
import { LoadBalancer } from './load-balancer.ts';

const program = fileURLToPath(new URL('../start.ts', import.meta.url));

/** Whether there are PostgreSQL's programs, without which none of this can be tried. */
export const programs = await findPostgres();

/** Several platforms on one PostgreSQL behind one load balancer, as an organisation would run them. */
export class Instances {
  readonly server: PostgresServer;
  readonly balancer: LoadBalancer;
  readonly pool: Pool;
  readonly #sandboxes: readonly PlatformSandbox[];
  readonly #settings: Readonly<Record<string, string>>;
  readonly #running = new Map<number, ChildPlatform>();

  private constructor(
    server: PostgresServer,
    balancer: LoadBalancer,
    sandboxes: readonly PlatformSandbox[],
    settings: Readonly<Record<string, string>>,
  ) {
    this.server = server;
    this.balancer = balancer;
    this.#sandboxes = sandboxes;
    this.#settings = settings;
    this.pool = new Pool({ connectionString: server.databaseUrl, max: 4 });
    // Connections end with the server, which is stopped while some of them are idle.
    this.pool.on('error', () => undefined);
  }

  /**
   * Makes room for so many platforms; none runs yet.
   *
   * @param settings of each of them
   */
  static async make(count: number, settings: Readonly<Record<string, string>> = {}): Promise<Instances> {
    const server = await startPostgres(programs ?? '');
    const sandboxes: PlatformSandbox[] = [];
    // One after the other: two that look for free ports at once may find the same.
    for (let index = 0; index < count; index += 1) sandboxes.push(await PlatformSandbox.make());
    const balancer = await LoadBalancer.start(sandboxes.map(({ ports }) => ports));
    return new Instances(server, balancer, sandboxes, settings);
  }

  /** Starts one of them, and comes back when the load balancer sends calls to it. */
  async start(index: number, settings: Readonly<Record<string, string>> = {}): Promise<ChildPlatform> {
    const platform = this.#sandbox(index).run(
      {
        DATABASE_URL: this.server.databaseUrl,
        LOTSE_DEMO: 'on',
        LOTSE_APP_URL: this.balancer.url('app'),
        LOTSE_API_URL: this.balancer.url('api'),
        LOTSE_IDENTITY_URL: this.balancer.url('identity'),
        LOTSE_TRUSTED_PROXIES: 'loopback',
        LOTSE_CARRIER_LATENCY: '0',
        LOTSE_LOG_LEVEL: 'info',
        ...this.#settings,
        ...settings,
      },
      program,
    );
    this.#running.set(index, platform);
    await platform.prints('Lotse is ready.');
    await this.balancer.look();
    return platform;
  }

  /** The API of one of them, past the load balancer. */
  api(index: number): string {
    return this.#sandbox(index).url('api');
  }

  /** The platform that was started last in this place. */
  at(index: number): ChildPlatform {
    const platform = this.#running.get(index);
    if (!platform) throw new Error(`No platform was started in place ${index}.`);
    return platform;
  }

  /** What the database answers. */
  async rows<Row extends object>(question: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.pool.query<Row>(question, values)).rows;
  }

  async close(): Promise<void> {
    await this.balancer.close();
    await this.pool.end();
    for (const sandbox of this.#sandboxes) await sandbox.clear();
    await this.server.stop();
  }

  #sandbox(index: number): PlatformSandbox {
    const sandbox = this.#sandboxes[index];
    if (!sandbox) throw new Error(`There is no place ${index}.`);
    return sandbox;
  }
}
