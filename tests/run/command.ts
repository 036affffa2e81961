import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The workspace's root folder. */
export const root = join(import.meta.dirname, '../..');

export interface CommandResult {
  ok: boolean;
  /** What it wrote, stdout and stderr in the order of arrival, without colours. */
  output: string;
}

interface Options {
  env?: NodeJS.ProcessEnv;
  /**
   * The command and all that it started are ended when it has said nothing for so long. By default twenty minutes:
   * compilers, linters and bundlers say nothing before they are done, and a busy machine takes its time.
   */
  silentMinutes?: number;
}

const running = new Set<ChildProcess>();

/** Runs a tool of node_modules with this Node: no shell, no terminal, no input, so it can ask nothing and never waits. */
export function runTool(tool: string, args: string[], options: Options = {}): Promise<CommandResult> {
  return run(process.execPath, [pathOf(tool), ...args], options);
}

/** Runs a script of this workspace in the same way; the path is from the root. */
export function runScript(script: string, args: string[], options: Options = {}): Promise<CommandResult> {
  return run(process.execPath, [join(root, script), ...args], options);
}

/** Ends what is still running, when the run itself is ended. */
export function endAll(): void {
  for (const child of running) end(child);
}

function run(program: string, args: string[], { env, silentMinutes = 20 }: Options): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that browsers and servers end with the tool that started them.
      detached: process.platform !== 'win32',
      env: { ...process.env, ...ownNodeFirst(), CI: 'true', ...env },
    });
    running.add(child);
    let output = '';
    const timer = setTimeout(() => {
      output += `\nEnded, because it had said nothing for ${silentMinutes} minutes: it hangs, or the machine is far too busy. Run this step alone.\n`;
      end(child);
    }, silentMinutes * 60_000);
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        timer.refresh();
      });
    child.on('error', (error) => (output += String(error)));
    let afterExit: NodeJS.Timeout | undefined;
    child.on('exit', () => {
      // What it leaves behind ends too, and holds up nobody who has left its group and still has its output open.
      end(child);
      afterExit = setTimeout(() => [child.stdout, child.stderr].forEach((stream) => stream.destroy()), 5_000);
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      clearTimeout(afterExit);
      running.delete(child);
      resolve({ ok: code === 0, output: stripVTControlCharacters(output) });
    });
  });
}

function end(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
  } catch {
    // It has just ended by itself.
  }
}

/** Tools that start `node` by name get the one that runs this file. */
function ownNodeFirst(): { PATH: string } {
  return { PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter) };
}

/** The JavaScript file behind a command of a package, found without the shell wrappers of node_modules/.bin. */
function pathOf(tool: string): string {
  const packageOf: Record<string, string> = { tsc: 'typescript', stryker: '@stryker-mutator/core' };
  const folder = join(root, 'node_modules', packageOf[tool] ?? tool);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : bin[tool];
  if (file === undefined) throw new Error(`The package of ${tool} has no command of that name.`);
  return join(folder, file);
}
