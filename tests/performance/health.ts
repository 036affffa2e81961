import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { people } from 'contract/fixtures';
import { findPostgres, signInAs, startPostgres } from 'platform/api/testing';
import { addresses, portsFor } from '../platform/addresses.ts';
import { startPlatform } from '../platform/start-platform.ts';
import type { Answers, Question } from './lists-at-once.ts';

const LISTS = 2_000;
const ROUNDS = 5;
const IDLE_MS = 5_000;
/** From the start of one question to that of the next, whether or not the first has been answered. */
const EVERY_MS = 20;

const own = portsFor(17);

/** Each may have a hundred calls under way, so these fill all places of a process. */
const askers = [people.owner, people.member, people.otherOwner, people.memberOfTwo, people.packer];

/**
 * Reports how long a platform takes to say that it lives while 2,000 lists are asked for at once, five times in
 * turn, beside an idle one; on the embedded store and, where there is one, on PostgreSQL.
 */
export async function reportHealth(): Promise<void> {
  const rows = await measure('embedded');
  const programs = await findPostgres();
  if (programs === undefined) console.log('There is no PostgreSQL server on this machine.');
  else {
    const server = await startPostgres(programs);
    try {
      rows.push(...(await measure('PostgreSQL', { DATABASE_URL: server.databaseUrl, LOTSE_DEMO: 'on' })));
    } finally {
      await server.stop();
    }
  }
  console.table(rows);
}

/** @returns a row without any list, and one with all of them */
async function measure(store: string, settings: NodeJS.ProcessEnv = {}) {
  const platform = await startPlatform(own, { settings: { ...settings, LOTSE_WEB: 'off' } });
  try {
    const { api } = addresses(own);
    const tokens = await Promise.all(askers.map((person) => signInAs(person, addresses(own))));
    const question: Question = { url: `${api}/shipments`, tokens, connections: LISTS };
    // What is compiled with the first calls is nobody's time.
    await askAtOnce(question);

    const idle = await timesOfHealth(api, () => pause(IDLE_MS));
    const answers: Answers[] = [];
    const busy = await timesOfHealth(api, async () => {
      for (let round = 0; round < ROUNDS; round += 1) answers.push(await askAtOnce(question));
    });
    return [toRow(`${store}, idle`, idle, idle), { ...toRow(store, busy, idle), ...sumOf(answers) }];
  } finally {
    await platform.stop();
  }
}

interface Wait {
  readonly ms: number;
  readonly isAnswered: boolean;
}

/** Asks for the health at fixed times for as long as something else lasts, and waits for the last answer. */
async function timesOfHealth(api: string, work: () => Promise<unknown>): Promise<readonly Wait[]> {
  const waits: Promise<Wait>[] = [];
  const timer = setInterval(() => waits.push(askHealth(api)), EVERY_MS);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return Promise.all(waits);
}

async function askHealth(api: string): Promise<Wait> {
  const start = performance.now();
  const isAnswered = await fetch(`${api}/health/live`).then(
    async (answer) => (await answer.text()) !== '' && answer.ok,
    () => false,
  );
  return { ms: performance.now() - start, isAnswered };
}

/** In a thread of its own: what it does with two thousand answers must not delay the questions for the health. */
async function askAtOnce(question: Question): Promise<Answers> {
  const worker = new Worker(new URL('lists-at-once.ts', import.meta.url), { workerData: question });
  const [answers] = (await once(worker, 'message')) as [Answers];
  await worker.terminate();
  return answers;
}

function toRow(what: string, waits: readonly Wait[], idle: readonly Wait[]) {
  const p99 = quantile(waits, 0.99);
  return {
    '/health/live': what,
    'median ms': round(quantile(waits, 0.5)),
    'p99 ms': round(p99),
    'longest ms': round(quantile(waits, 1)),
    'p99 times idle': round(p99 / quantile(idle, 0.99)),
    questions: waits.length,
    unanswered: waits.filter(({ isAnswered }) => !isAnswered).length,
  };
}

function quantile(waits: readonly Wait[], share: number): number {
  const sorted = waits.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function sumOf(rounds: readonly Answers[]): Answers {
  const sum: Record<string, number> = {};
  for (const round of rounds)
    for (const [status, count] of Object.entries(round))
      sum[`lists ${status}`] = (sum[`lists ${status}`] ?? 0) + count;
  return sum;
}

function round(ms: number): number {
  return Math.round(ms * 10) / 10;
}
