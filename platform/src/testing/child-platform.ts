import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const start = fileURLToPath(new URL('../start-for-tests.ts', import.meta.url));

/** More than a drain and the closing of all parts take in any test. */
const ENDS_WITHIN_MS = 20_000;

export type PartName = 'app' | 'api' | 'identity' | 'control';

/** A platform in a process of its own, as `start` runs it. */
export interface ChildPlatform {
  readonly child: ChildProcess;
  /** Everything that it has printed. */
  output(): string;
  /**
   * Settles when it has ended, with its exit code; null after a signal.
   *
   * @param withinMs 20 s if not given
   * @throws when it takes longer, with all that it has printed
   */
  ends(withinMs?: number): Promise<number | null>;
  /** Settles when it has printed this. @throws when it ends before */
  prints(text: string): Promise<void>;
}

/** Platforms of one test file: with ports of their own, a data folder and an app that is a single page. */
export class PlatformSandbox {
  readonly folder: string;
  readonly ports: Readonly<Record<PartName, number>>;
  readonly #running: ChildProcess[] = [];

  private constructor(folder: string, ports: Record<PartName, number>) {
    this.folder = folder;
    this.ports = ports;
  }

  static async make(): Promise<PlatformSandbox> {
    const folder = await mkdtemp(join(tmpdir(), 'start-'));
    await mkdir(join(folder, 'dist'));
    const page = '<!doctype html><meta name="lotse:config" content="">';
    await writeFile(join(folder, 'dist', 'index.html'), page);
    return new PlatformSandbox(folder, await freePorts());
  }

  /** Starts one, or another program; nothing of this process's environment counts but the PATH. */
  run(settings: Readonly<Record<string, string>> = {}, program = start): ChildPlatform {
    const child = spawn(process.execPath, [program], {
      env: {
        PATH: process.env['PATH'],
        ...portSettings(this.ports),
        LOTSE_DATA_FOLDER: join(this.folder, 'data'),
        LOTSE_APP_FOLDER: join(this.folder, 'dist'),
        ...settings,
      },
    });
    this.#running.push(child);
    const ended = once(child, 'exit') as Promise<[number | null]>;
    let output = '';
    const collect = (piece: Buffer) => {
      output += piece.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    return {
      child,
      output: () => output,
      ends: async (withinMs = ENDS_WITHIN_MS) => {
        const late = Promise.withResolvers<never>();
        const timer = setTimeout(() => late.reject(new Error(`Does not end:\n${output}`)), withinMs);
        try {
          return (await Promise.race([ended, late.promise]))[0];
        } finally {
          clearTimeout(timer);
        }
      },
      prints: async (text) => {
        const isOver = ended.then(() => true);
        while (!output.includes(text)) {
          const hasEnded = await Promise.race([isOver, once(child.stdout, 'data').then(() => false)]);
          if (hasEnded && !output.includes(text)) throw new Error(`Ended early:\n${output}`);
        }
      },
    };
  }

  url(part: PartName, path = ''): string {
    return `http://localhost:${this.ports[part]}${path}`;
  }

  /** Says something to the control server. */
  control(method: string, path: string, body?: object): Promise<Response> {
    return fetch(`http://127.0.0.1:${this.ports.control}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  }

  async clear(): Promise<void> {
    for (const child of this.#running) child.kill('SIGKILL');
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** Four ports that nobody listens on, all different. */
export async function freePorts(): Promise<Record<PartName, number>> {
  const servers = Array.from({ length: 4 }, () => createServer());
  await Promise.all(servers.map((server) => once(server.listen(0, '127.0.0.1'), 'listening')));
  const [app = 0, api = 0, identity = 0, control = 0] = servers.map(
    (server) => (server.address() as AddressInfo).port,
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return { app, api, identity, control };
}

export function portSettings({ app, api, identity, control }: Readonly<Record<PartName, number>>) {
  return {
    LOTSE_APP_PORT: String(app),
    LOTSE_API_PORT: String(api),
    LOTSE_IDENTITY_PORT: String(identity),
    LOTSE_CONTROL_PORT: String(control),
  };
}
