import { Worker } from 'node:worker_threads';
import type { Probe, ProbedCall } from './probe.ts';
import { tell } from './tell.ts';

interface Phase {
  readonly name: string;
  readonly probes: readonly Probe[];
}

/** What some calls take while one thing after another goes on; the first is what usual means. */
export class Phases {
  readonly #calls: readonly ProbedCall[];
  readonly #phases: Phase[] = [];

  constructor(calls: readonly ProbedCall[]) {
    this.#calls = calls;
  }

  /** Does something, and makes the calls again and again meanwhile. */
  async measure<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const probes: Probe[] = [];
    const worker = new Worker(new URL('./probe.ts', import.meta.url), { workerData: { calls: this.#calls } });
    worker.on('message', (probe: Probe) => probes.push(probe));
    try {
      return await work();
    } finally {
      await worker.terminate();
      this.#phases.push({ name, probes });
    }
  }

  /** Calls that were not answered with 200, by what they were answered with instead. */
  failures(): Record<string, number> {
    const failures: Record<string, number> = {};
    for (const { name, status } of this.#phases.flatMap(({ probes }) => probes)) {
      if (status === 200) continue;
      const what = `${name}: ${status ?? 'none'}`;
      failures[what] = (failures[what] ?? 0) + 1;
    }
    return failures;
  }

  /** One line for each call in each phase, with its times and how many times the usual they are. */
  tell(): void {
    tell('| while | call | answered | median ms | times idle | p95 ms | times idle | p99 ms | times idle |');
    tell('| ----- | ---- | -------- | --------- | ---------- | ------ | ---------- | ------ | ---------- |');
    for (const { name: call } of this.#calls) {
      const usual = this.#times(0, call);
      for (const [index, { name }] of this.#phases.entries()) {
        const times = this.#times(index, call);
        const cells = [0.5, 0.95, 0.99].flatMap((part) => {
          const ms = quantile(times, part);
          return [ms.toFixed(0), (ms / quantile(usual, part)).toFixed(1)];
        });
        tell(`| ${[name, call, times.length, ...cells].join(' | ')} |`);
      }
    }
  }

  #times(index: number, call: string): number[] {
    const { probes = [] } = this.#phases[index] ?? {};
    return probes.filter(({ name }) => name === call).map(({ ms }) => ms);
  }
}

/** Milliseconds within which so large a part of the calls was answered. */
function quantile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}
