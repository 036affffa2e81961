import { headerNames } from 'contract';
import type { Limited } from 'contract';
import { createRate } from '../http/rate.ts';
import type { Caller } from './caller.ts';
import { problemCopy } from './problem.copy.ts';
import { ProblemError } from './problem.ts';

/** Calls a minute. */
export interface RateLimit {
  readonly perPerson: number;
  readonly perOrganization: number;
}

/** How often may be called what is limited. */
export type RateLimits = Readonly<Record<Limited, RateLimit>>;

/** Beyond what hands and a scanner do, and below what a program that has gone wild does. */
export const defaultRateLimits: RateLimits = {
  rates: { perPerson: 240, perOrganization: 2400 },
  creating: { perPerson: 600, perOrganization: 6000 },
  // A table of 5,000 addresses is put into the address book in one go.
  contacts: { perPerson: 3000, perOrganization: 9000 },
  // Each may bring 25 MB.
  uploading: { perPerson: 120, perOrganization: 1200 },
};

/**
 * Counts a call.
 *
 * @throws {ProblemError} 429 once a person or their organisation has called too often in this minute.
 */
export type CountCall = (name: Limited, caller: Caller) => Promise<void>;

/** Counts in this process: several of them allow as many times more. */
export function createRateLimits(limits: RateLimits): CountCall {
  const counters = {
    rates: createCounter(limits.rates),
    creating: createCounter(limits.creating),
    contacts: createCounter(limits.contacts),
    uploading: createCounter(limits.uploading),
  };
  return (name, caller) => counters[name](caller);
}

function createCounter({ perPerson, perOrganization }: RateLimit) {
  const ofPerson = createRate(perPerson);
  const ofOrganization = createRate(perOrganization);
  return async ({ orgCode, personId }: Caller): Promise<void> => {
    // The person first: who calls too often must not use up what colleagues have.
    const seconds = (await ofPerson(JSON.stringify([orgCode, personId]))) ?? (await ofOrganization(orgCode));
    if (seconds !== undefined) throw tooManyCalls(seconds);
  };
}

function tooManyCalls(seconds: number): ProblemError {
  return new ProblemError(429, {
    detail: problemCopy.waitSeconds(seconds),
    headers: { [headerNames.retryAfter]: String(seconds) },
  });
}
