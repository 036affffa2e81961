import type { ReadyToPickUp } from 'contract';
import { useEffect, useState } from 'react';
import { nextPickups } from '../../data/pickups.ts';
import { useRead } from '../../data/use-read.ts';

/**
 * What is ready for a pickup as it is now; undefined while that is asked for, null where nobody may say. An answer
 * from before is no use: somebody has ordered a shipment since, and comes to have it fetched.
 */
export function useReady(): ReadyToPickUp | null | undefined {
  const { data, mutate } = useRead(nextPickups());
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    let isOver = false;
    void mutate().finally(() => {
      if (!isOver) setAsked(true);
    });
    return () => {
      isOver = true;
    };
  }, [mutate]);
  return isAsked ? (data?.ready ?? null) : undefined;
}
