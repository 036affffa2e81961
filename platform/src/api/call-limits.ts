import { headerNames, problemCodes } from 'contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createPlaces, releaseWhenOver } from '../http/places.ts';
import type { Release, TakePlace } from '../http/places.ts';
import { askedFor, createTurns } from '../http/turns.ts';
import type { AtWork } from '../http/turns.ts';
import { problemCopy } from './problem.copy.ts';
import { ProblemError } from './problem.ts';

/** How much may be under way at the same moment in one process. */
export interface CallLimits {
  /** Calls of any kind, from their arrival to the end of their answer. */
  readonly calls: { readonly inAll: number; readonly perPerson: number };
  /** Of these, the ones that are worked on; the others wait for their turn. A caller is a person or an address. */
  readonly work: AtWork;
  /** Tables of all that a list holds, until the last row of each is made. */
  readonly tables: { readonly perPerson: number };
  /** Milliseconds in which whoever reads an answer in parts has to take the next one. */
  readonly readerPatience: number;
}

/**
 * So many calls wait a second or two. A browser that opens ten tabs again sends some eighty. The store has ten
 * connections, or one: nobody fills all of them.
 */
export const defaultCallLimits: CallLimits = {
  calls: { inAll: 400, perPerson: 100 },
  work: { inAll: 20, perCaller: 5 },
  tables: { perPerson: 2 },
  readerPatience: 30_000,
};

const RETRY_CALL_SECONDS = 2;
const RETRY_TABLE_SECONDS = 30;

/** Somebody's way through the doors with one call. */
export interface Visit {
  /** Aborts once they have their answer, or wait for it no longer. */
  readonly gone: AbortSignal;
  /** Waits for the turn of a caller. */
  readonly wait: (caller: string) => Promise<void>;
  /**
   * Waits for the turn of a person.
   *
   * @throws {ProblemError} 429 where the person has too many calls under way.
   */
  readonly admit: (person: string) => Promise<void>;
  /**
   * Takes the place of a table; to be given back when its last row is made.
   *
   * @throws {ProblemError} 429 where so many are made for the person already.
   */
  readonly admitTable: () => Release;
  /** The same parts, of which each is made in a turn of its own: who is slow in reading keeps nobody waiting. */
  readonly inTurns: <Part>(parts: AsyncIterable<Part>) => AsyncIterable<Part>;
}

/**
 * Answers a call.
 *
 * @throws {ProblemError} 503 where too many calls are under way; asked before anything costs work.
 */
type Enter = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: (visit: Visit) => Promise<void>,
) => Promise<void>;

/** Counts in this process, as `createRateLimits` does. */
export function createDoors({ calls, work, tables }: CallLimits): Enter {
  const all = createPlaces(calls.inAll);
  const ofPerson = createPlaces(calls.perPerson);
  const tablesOfPerson = createPlaces(tables.perPerson);
  const inTurn = createTurns(work);

  return async (request, reply, answer) => {
    const take = (takePlace: TakePlace, refusal: () => ProblemError, key?: string) => {
      const release = takePlace(key);
      if (!release) throw refusal();
      releaseWhenOver(request, reply, release);
      return release;
    };
    take(all, busyProblem);
    const left = new AbortController();
    releaseWhenOver(request, reply, () => left.abort());
    const gone = left.signal;
    let key = '';
    return inTurn((begin) => {
      const wait = async (caller: string) => {
        key = caller;
        // Only who has gone does not get their turn, and nobody reads what they are told.
        await begin(key, gone).catch(() => {
          throw tooManyCalls();
        });
      };
      return answer({
        gone,
        wait,
        admit: async (person) => {
          take(ofPerson, tooManyCalls, person);
          await wait(person);
        },
        admitTable: () => take(tablesOfPerson, tooManyTables, key),
        inTurns: (parts) =>
          askedFor(parts, (next) =>
            inTurn(async (beginPart) => {
              await beginPart(key, gone);
              return next();
            }),
          ),
      });
    });
  };
}

/** 503: what is under way has to come to its end first. */
export function busyProblem(): ProblemError {
  return new ProblemError(503, {
    title: problemCopy.busy,
    detail: problemCopy.waitSeconds(RETRY_CALL_SECONDS),
    headers: retryAfter(RETRY_CALL_SECONDS),
  });
}

function tooManyCalls(): ProblemError {
  return new ProblemError(429, {
    detail: problemCopy.waitSeconds(RETRY_CALL_SECONDS),
    headers: retryAfter(RETRY_CALL_SECONDS),
  });
}

function tooManyTables(): ProblemError {
  return new ProblemError(429, {
    title: problemCopy.tooManyTables,
    detail: problemCopy.tooManyTablesDetail,
    code: problemCodes.tooManyTables,
    headers: retryAfter(RETRY_TABLE_SECONDS),
  });
}

function retryAfter(seconds: number) {
  return { [headerNames.retryAfter]: String(seconds) };
}
