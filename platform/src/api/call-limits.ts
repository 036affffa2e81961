import { headerNames, problemCodes } from 'contract';
import type { Endpoint } from 'contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createPlaces, releaseWhenOver } from '../http/places.ts';
import type { TakePlace } from '../http/places.ts';
import type { Caller } from './caller.ts';
import { problemCopy } from './problem.copy.ts';
import { ProblemError } from './problem.ts';

interface AtOnce {
  readonly inAll: number;
  readonly perPerson: number;
}

/** How much may be under way at the same moment in one process. */
export interface CallLimits {
  /** Calls of any kind, from their arrival to the end of their answer. */
  readonly calls: AtOnce;
  /** Tables of all that a list holds. */
  readonly tables: AtOnce;
  /** Milliseconds in which whoever reads an answer in parts has to take the next one. */
  readonly readerPatience: number;
}

/**
 * The store works on ten calls at once, or on one; so many more wait a second or two. A browser that opens
 * ten tabs again sends some eighty calls.
 */
export const defaultCallLimits: CallLimits = {
  calls: { inAll: 400, perPerson: 100 },
  tables: { inAll: 6, perPerson: 2 },
  readerPatience: 30_000,
};

const RETRY_CALL_SECONDS = 2;
const RETRY_TABLE_SECONDS = 30;

/** Who is let in, and who is told to come back later. */
export interface Doors {
  /** @throws {ProblemError} 503 where too many calls are under way; asked before anything costs work. */
  readonly enter: (request: FastifyRequest, reply: FastifyReply) => void;
  /** @throws {ProblemError} 429 where the caller has too many calls under way, or too many tables are made. */
  readonly admit: (
    description: Endpoint,
    caller: Caller,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => void;
}

/** Counts in this process, as `createRateLimits` does. */
export function createDoors({ calls, tables }: CallLimits): Doors {
  const all = createPlaces(calls.inAll);
  const ofPerson = createPlaces(calls.perPerson);
  const allTables = createPlaces(tables.inAll);
  const tablesOfPerson = createPlaces(tables.perPerson);
  return {
    enter: take(all, () => busyProblem()),
    admit: ({ answer }, { orgCode, personId }, request, reply) => {
      const person = JSON.stringify([orgCode, personId]);
      take(ofPerson, tooManyCalls)(request, reply, person);
      if (answer !== 'table') return;
      take(tablesOfPerson, tooManyTables)(request, reply, person);
      take(allTables, tooManyTables)(request, reply);
    },
  };
}

function take(takePlace: TakePlace, refusal: () => ProblemError) {
  return (request: FastifyRequest, reply: FastifyReply, key?: string): void => {
    const release = takePlace(key);
    if (!release) throw refusal();
    releaseWhenOver(request, reply, release);
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
