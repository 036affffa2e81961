import { spawn } from 'node:child_process';

interface Limits {
  /** The process is killed after so many seconds. */
  seconds: number;
  env?: NodeJS.ProcessEnv;
}

/** Runs a program without input; what it wrote to stdout, or undefined when it failed or took too long. */
export function succeeds(program: string, args: string[], limits: Limits): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, ...limits.env },
      timeout: limits.seconds * 1000,
      killSignal: 'SIGKILL',
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', () => resolve(undefined));
    child.on('close', (code) => resolve(code === 0 ? output : undefined));
  });
}
