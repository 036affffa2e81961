import type { Fetched } from 'design-system/patterns/ResourceView/resource.ts';
import { useMemo } from 'react';
import { type Read, toFetched } from '../to-resource.ts';

/** {@link toFetched}, the same as long as the read is: what it is handed to is not rendered with each key. */
export function useFetched<Value>({ data, error, isValidating }: Read<Value>): Fetched<Value> {
  return useMemo(() => toFetched({ data, error, isValidating }), [data, error, isValidating]);
}
