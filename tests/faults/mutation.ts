import type { api as contract } from 'contract';
import type { CountedApi } from 'platform/api/testing';
import type { Target } from './faulty-proxy.ts';
import type { Person } from './person.ts';

type Contract = typeof contract;

/** A call as the contract names it: `pickups.create`. */
export type CallName = {
  [Resource in keyof Contract]: `${Resource}.${Extract<keyof Contract[Resource], string>}`;
}[keyof Contract];

/** What somebody is told once they have tried. */
export type Told =
  | { readonly isDone: true }
  /** In the words of the screen. */
  | { readonly isDone: false; readonly text: string };

/** Something that one person wants to be done once. */
export interface Wish {
  readonly target: Target;
  /** Presses the button. */
  readonly attempt: () => Promise<Told>;
  /** Does the next thing that the screen offers, once all is well again. */
  readonly goOn: () => Promise<Told>;
  /** How often the platform has done it. */
  readonly count: () => Promise<number>;
  /** Whether everything that was typed is in the tab; undefined where nothing is typed. */
  readonly isKept?: () => boolean;
}

export interface Mutation {
  readonly name: string;
  /** The call that is struck, as the contract names it. */
  readonly call: CallName;
  /** It is done behind somebody's back: nobody is told of a failure, and it is done again with the next thing like it. */
  readonly isSilent?: boolean;
  /** What failure is told in words of the specification, which say that nothing was done: to try again does no harm. */
  readonly isToldBySpecification?: boolean;
  /** Only staff may do it. */
  readonly isOfStaff?: boolean;
  /** @param id names what is to be done, once for each case */
  readonly wish: (api: CountedApi, person: Person, id: string) => Promise<Wish>;
}
