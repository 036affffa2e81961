import { type ExecutionEvent, executionEvents } from 'contract';
import { useEffect, useState } from 'react';
import { liveEvents } from '../../socket/live-notifications.ts';
import type { HeardEvent } from './fold-execution.ts';

/** 200 cases tell some 600 events in a few seconds: what comes together is drawn together. */
const GATHER_MS = 80;

/** What was heard of a series since its page opened. Of the executions before the latest nothing is kept. */
export function useHeardEvents(sampleId: string): readonly HeardEvent[] {
  const [heard, setHeard] = useState<readonly HeardEvent[]>([]);
  useEffect(() => {
    let gathered: HeardEvent[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      timer = undefined;
      const news = gathered;
      gathered = [];
      setHeard((before) => ofLatest([...before, ...news]));
    };
    const hear = (event: ExecutionEvent) =>
      liveEvents.subscribe(event, (payload) => {
        if (payload.testSampleId !== sampleId) return;
        gathered.push({ event, payload } as HeardEvent);
        timer ??= setTimeout(flush, GATHER_MS);
      });
    const stops = executionEvents.map(hear);
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [sampleId]);
  return heard;
}

function ofLatest(heard: readonly HeardEvent[]): readonly HeardEvent[] {
  const latest = heard.findLast(({ payload }) => payload.executionId !== undefined)?.payload.executionId;
  return heard.filter(({ payload }) => payload.executionId === latest || payload.executionId === undefined);
}
