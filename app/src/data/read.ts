import type { Endpoint } from 'contract';
import type { SWRConfiguration } from 'swr';
import type { CallOptions } from '../http/request.ts';

/** One question to the API: what a hook shows, what is asked in advance, what an answer is remembered for. */
export interface Question<E extends Endpoint = Endpoint> {
  readonly endpoint: E;
  readonly options: CallOptions<E>;
  readonly settings: SWRConfiguration;
}

/** A read by its name: called, it is a question; named, it is all that was asked of its endpoint. */
export interface Read<Input extends readonly unknown[], E extends Endpoint = Endpoint> {
  (...input: Input): Question<E>;
  readonly endpoint: E;
  readonly settings: SWRConfiguration;
}

/** Any read, for naming what has become old. */
export interface NamedRead {
  readonly endpoint: Pick<Endpoint, 'path'>;
  readonly settings?: SWRConfiguration;
}

/**
 * Names a read.
 *
 * @param toOptions how the endpoint is called; without it the read takes the query
 * @param settings in what it differs from other reads
 */
export function read<const E extends Endpoint>(endpoint: E): Read<[query?: CallOptions<E>['query']], E>;
export function read<const E extends Endpoint, Input extends readonly unknown[]>(
  endpoint: E,
  toOptions: (...input: Input) => CallOptions<E>,
  settings?: SWRConfiguration,
): Read<Input, E>;
export function read<E extends Endpoint>(
  endpoint: E,
  toOptions: (query?: CallOptions<E>['query']) => CallOptions<E> = (query) =>
    query === undefined ? {} : { query },
  settings: SWRConfiguration = {},
): Read<[query?: CallOptions<E>['query']], E> {
  const ask = (query?: CallOptions<E>['query']) => ({ endpoint, options: toOptions(query), settings });
  return Object.assign(ask, { endpoint, settings });
}

/** One thing by its id. */
export const byId = (id: string) => ({ params: { id } });

/** For what hardly ever changes while somebody looks away. */
export const unlessFocused: SWRConfiguration = { revalidateOnFocus: false };
