import { headerNames } from 'contract';
import type { Limited } from 'contract';
import { addressKey } from '../http/address-key.ts';
import { createRate } from '../http/rate.ts';
import { personKey } from './caller.ts';
import type { Caller } from './caller.ts';
import { problemCopy } from './problem.copy.ts';
import { ProblemError } from './problem.ts';

/** Calls a minute. */
export interface RateLimit {
  readonly perPerson: number;
  readonly perOrganization: number;
}

/** How often may be called what is limited. */
export interface RateLimits extends Readonly<Record<Limited, RateLimit>> {
  /** What everybody may call without being signed in, by the address that it comes from. */
  readonly strangers: { readonly perAddress: number };
}

/** Beyond what hands and a scanner do, and below what a program that has gone wild does. */
export const defaultRateLimits: RateLimits = {
  rates: { perPerson: 240, perOrganization: 2400 },
  creating: { perPerson: 600, perOrganization: 6000 },
  // A table of 5,000 addresses is put into the address book in one go.
  contacts: { perPerson: 3000, perOrganization: 9000 },
  // Each may bring 25 MB.
  uploading: { perPerson: 120, perOrganization: 1200 },
  // A house full of people may have one address, and so has the web server that draws texts for strangers.
  strangers: { perAddress: 1200 },
};

/** So many times the default, for organisations that ship more than most. */
export function scaledRateLimits(factor: number): RateLimits {
  const { strangers, ...limited } = defaultRateLimits;
  const times = ({ perPerson, perOrganization }: RateLimit): RateLimit => ({
    perPerson: factor * perPerson,
    perOrganization: factor * perOrganization,
  });
  return {
    rates: times(limited.rates),
    creating: times(limited.creating),
    contacts: times(limited.contacts),
    uploading: times(limited.uploading),
    strangers: { perAddress: factor * strangers.perAddress },
  };
}

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

/**
 * Counts a call of somebody who need not be signed in, before it costs anything.
 *
 * @param address as fastify tells it
 * @throws {ProblemError} 429 once there were too many from there in this minute.
 */
export type CountStranger = (address: string) => Promise<void>;

/** Counts in this process, as `createRateLimits` does. */
export function createStrangersLimit({ strangers }: Pick<RateLimits, 'strangers'>): CountStranger {
  const ofAddress = createRate(strangers.perAddress);
  return async (address) => {
    const seconds = await ofAddress(addressKey(address));
    if (seconds !== undefined) throw tooManyCalls(seconds);
  };
}

function createCounter({ perPerson, perOrganization }: RateLimit) {
  const ofPerson = createRate(perPerson);
  const ofOrganization = createRate(perOrganization);
  return async (caller: Caller): Promise<void> => {
    // The person first: who calls too often must not use up what colleagues have.
    const seconds = (await ofPerson(personKey(caller))) ?? (await ofOrganization(caller.orgCode));
    if (seconds !== undefined) throw tooManyCalls(seconds);
  };
}

function tooManyCalls(seconds: number): ProblemError {
  return new ProblemError(429, {
    detail: problemCopy.waitSeconds(seconds),
    headers: { [headerNames.retryAfter]: String(seconds) },
  });
}
