import { contactImportCopy } from 'design-system/screens/contacts/ContactImport/ContactImport.copy.ts';
import { useEffect, useRef, useState } from 'react';
import { refresh } from '../../data/cache.ts';
import { sendImported } from '../../data/contact-import.ts';
import { contactReads } from '../../data/contacts.ts';
import { ownerOf } from '../../drafts/draft-owner.ts';
import { useDraft } from '../../drafts/use-draft.ts';
import { useLeaveGuard } from '../../leaving/use-leave-guard.ts';
import { useSession } from '../../session/use-session.ts';
import type { ImportPlan } from './import-plan.ts';
import { keptImport, type KeptImport, keptOutcomes, outcomesOf } from './kept-import.ts';
import { type ImportProgress, runImport, type RunningImport } from './run-import.ts';

const KEEP_EVERY_MS = 2000;
const SHOW_EVERY_MS = 200;
const nobody = { sub: '', orgCode: '' };

/**
 * An import under way: it goes on after a reload, and is asked about before its page is left.
 *
 * @param isPrepared somebody has done work that would be lost, though nothing is sent yet
 */
export function useImportRun(isPrepared: boolean) {
  const { claims } = useSession();
  const draft = useDraft(keptImport, claims ? ownerOf(claims) : nobody);
  const [kept, setKept] = useState<KeptImport | null>(draft.initial);
  const [progress, setProgress] = useState<ImportProgress | null>(draft.initial && progressOf(draft.initial));
  const running = useRef<RunningImport>(undefined);
  const times = useRef({ kept: 0, shown: 0 });
  const showing = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Its addresses are gone for good, and the last word of the run does not bring them back. */
  const isGivenUp = useRef(false);
  useEffect(() => {
    isGivenUp.current = false;
    return () => {
      // Whoever has signed out leaves no addresses behind. What was sent since it was last kept is sent again by its key.
      isGivenUp.current = true;
      clearTimeout(showing.current);
      running.current?.pause();
    };
  }, []);
  const isOpen = progress !== null && progress.kind !== 'finished';
  useLeaveGuard(isOpen || (progress === null && isPrepared) ? 'draft' : 'nothing', () => {
    isGivenUp.current = true;
    running.current?.pause();
    draft.clear();
  });

  const run = (what: KeptImport, before: ImportProgress['outcomes']) => {
    setKept(what);
    setProgress({ outcomes: before, kind: 'running' });
    running.current = runImport(what.plan.items, before, {
      send: (item, signal) => sendImported(item, `${what.id}-${item.line}`, signal),
      wait,
      unknownFailure: contactImportCopy.unknownFailure,
      onProgress: (next) => {
        const now = Date.now();
        const isLast = next.kind !== 'running';
        clearTimeout(showing.current);
        const show = () => {
          times.current.shown = Date.now();
          setProgress(next);
        };
        if (isLast || now - times.current.shown > SHOW_EVERY_MS) show();
        else showing.current = setTimeout(show, SHOW_EVERY_MS);
        if (isGivenUp.current) return;
        if (next.kind === 'finished' && !hasLeftOut(what, next)) draft.clear();
        else if (isLast || now - times.current.kept > KEEP_EVERY_MS) {
          times.current.kept = now;
          draft.keep({ ...what, outcomes: keptOutcomes(next.outcomes) });
        }
      },
    });
    void running.current.end.then(() => refresh(...contactReads));
  };
  return {
    kept,
    progress,
    start: (fileName: string, plan: ImportPlan) => {
      const what: KeptImport = { id: crypto.randomUUID(), fileName, plan, outcomes: [] };
      draft.keep(what);
      run(what, new Map());
    },
    /** The rows that were not imported are saved elsewhere: nothing of the import is needed any more. */
    onLeftOutSaved: () => progress?.kind === 'finished' && draft.clear(),
    pause: () => running.current?.pause(),
    resume: () => kept && progress && run(kept, progress.outcomes),
    discard: () => {
      draft.clear();
      setKept(null);
      setProgress(null);
    },
  };
}

/** As it was kept: one that is through has only its result to show. */
function progressOf(kept: KeptImport): ImportProgress {
  const outcomes = outcomesOf(kept);
  const isThrough = kept.plan.items.every(({ line }) => outcomes.has(line));
  return { outcomes, kind: isThrough ? 'finished' : 'paused' };
}

/** Whether there are rows that were not imported: they stay until they are saved elsewhere or given up. */
function hasLeftOut({ plan }: KeptImport, { outcomes }: ImportProgress): boolean {
  return plan.faulty.length > 0 || [...outcomes.values()].some((outcome) => outcome !== 'done');
}

function wait(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
