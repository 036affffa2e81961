import { parentPort, workerData } from 'node:worker_threads';

/** One address that is called again and again. */
export interface ProbedCall {
  readonly name: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What came of a call: how long its answer took in milliseconds, or nothing where there was none. */
export interface Probe {
  readonly name: string;
  readonly status?: number;
  readonly ms: number;
}

const EVERY_MS = 100;

/** Runs as a thread of its own, so that whoever makes the load does not make it wait. */
const { calls } = workerData as { readonly calls: readonly ProbedCall[] };
for (const { name, url, headers } of calls) {
  const call = async () => {
    const begun = performance.now();
    let status: number | undefined;
    try {
      const answer = await fetch(url, { ...(headers && { headers }), signal: AbortSignal.timeout(30_000) });
      await answer.arrayBuffer();
      status = answer.status;
    } catch {
      status = undefined;
    }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- That is of windows; a thread has no origin.
    parentPort?.postMessage({ name, status, ms: performance.now() - begun } satisfies Probe);
    setTimeout(() => void call(), EVERY_MS);
  };
  void call();
}
