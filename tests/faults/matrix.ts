import type { CountedApi } from 'platform/api/testing';
import { people } from './app-client.ts';
import { type Fault, faults, type Position, positions } from './faults.ts';
import type { Mutation, Told, Wish } from './mutation.ts';
import { comeIn, type Person } from './person.ts';

/** One fault at one moment of one mutation. */
export interface Case {
  readonly mutation: Mutation;
  readonly fault: Fault;
  readonly position: Position;
  readonly turn: number;
}

export function casesOf(mutation: Mutation): readonly Case[] {
  return faults.flatMap((fault, row) =>
    positions.map((position, column) => ({ mutation, fault, position, turn: row + column })),
  );
}

/** After so many further presses somebody gives up. */
const MOST_TURNS = 8;

/** Long enough for whatever hangs, on a machine that does much else. */
const LIMIT_MS = 60_000;

/** Ended quickly where the fault does it, at the same time where it waits. */
const AT_ONCE = 8;

/** What went wrong in some cases, a line each. */
export async function failuresOf(api: CountedApi, cases: readonly Case[]): Promise<string[]> {
  const failures: string[] = [];
  const waiting = cases.values();
  const lane = async () => {
    for (const one of waiting) {
      const { fault, position } = one;
      for (const failure of await tryOut(api, one)) failures.push(`${fault.name}, ${position}: ${failure}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return failures.toSorted();
}

async function tryOut(api: CountedApi, one: Case): Promise<readonly string[]> {
  const person = await comeIn(api, one.turn % 2 === 0, one.mutation.isOfStaff ? 'backofficeUser' : 'owner');
  const failures: string[] = [];
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('It takes for ever')), LIMIT_MS).unref();
  });
  const run = people.run(person, () => judge(api, person, one, (failure) => failures.push(failure)));
  try {
    await Promise.race([run, late]);
  } catch (error) {
    failures.push(`threw ${String(error)}`);
  } finally {
    await person.leave();
  }
  return failures;
}

/** Of all cases: it names what each is about. */
let count = 0;

async function judge(
  api: CountedApi,
  person: Person,
  { mutation, fault, position, turn }: Case,
  say: (failure: string) => void,
): Promise<void> {
  count += 1;
  const wish = await mutation.wish(api, person, `Fall ${count}`);
  person.proxy.strike(fault, position, wish.target, turn);
  let told = await wish.attempt();
  // On a machine that does much else a call before it may be late; it goes on from there.
  for (let turns = 0; person.proxy.strikes === 0 && !told.isDone && turns < MOST_TURNS; turns += 1)
    told = await wish.goOn();
  if (person.proxy.strikes === 0) say('the fault has not struck');
  const early = await judgeFirst(mutation, wish, told, person);
  early.forEach(say);

  for (let turns = 0; !told.isDone && turns < MOST_TURNS; turns += 1) told = await wish.goOn();
  if (!told.isDone) say(`it cannot be done any more: ${told.text}`);
  // What was sent twice arrives a last time.
  await person.proxy.calm();
  const done = await wish.count();
  if (done !== 1) say(`it was done ${done} times`);
}

/** What has to hold once somebody has tried, before they do anything else. */
async function judgeFirst(mutation: Mutation, wish: Wish, told: Told, { proxy }: Person): Promise<string[]> {
  const failures: string[] = [];
  const isKept = wish.isKept?.();
  await proxy.calm();
  const count = await wish.count();
  if (told.isDone) {
    if (count !== 1) failures.push(`told that it is done, and it was done ${count} times`);
    if (isKept === true) failures.push('it is done and the draft is still there');
    return failures;
  }
  if (count > 1) failures.push(`it was done ${count} times before anybody tried again`);
  if (isKept === false) failures.push('the draft is lost');
  if (mutation.isSilent !== true && !isClear(told.text))
    failures.push(`what is told is not clear: „${told.text}“`);
  const mayBeWrong = count > 0 && mutation.isToldBySpecification !== true;
  if (mayBeWrong && saysNothingWasDone(told.text)) failures.push(`it was done, and told is „${told.text}“`);
  return failures;
}

/** A sentence that says more than that there was an error. */
function isClear(text: string): boolean {
  return /\p{Lu}[^.]{12,}\./u.test(text) && !/unbekannter fehler|undefined|null/iu.test(text);
}

/** That it may not have been done, or has to be looked up, is something else. */
function saysNothingWasDone(text: string): boolean {
  if (/wissen nicht, ob/u.test(text)) return false;
  return /wurde nicht|nicht gespeichert|konnte nicht|nicht möglich/u.test(text);
}
