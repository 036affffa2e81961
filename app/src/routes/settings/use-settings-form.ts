import type { Resource } from 'design-system/patterns/ResourceView/resource.ts';
import type { SettingsSaving, Versioned } from 'design-system/screens/settings/saving/settings-saving.ts';
import { useState } from 'react';
import type { Location } from 'react-router';
import { useWrite } from '../../data/use-write.ts';
import type { Write } from '../../data/write.ts';
import type { WriteCallbacks } from '../../data/writer.ts';
import { useIsSlow } from '../../hooks/use-is-slow.ts';
import type { ApiError } from '../../http/api-error.ts';
import { useLeaveGuard } from '../../leaving/use-leave-guard.ts';
import { useSession } from '../../session/use-session.ts';
import { isStaleVersion } from '../is-stale-version.ts';
import { toRefusal } from '../to-refusal.ts';
import { toResource } from '../to-resource.ts';
import { toSubmitFailure } from '../to-submit-failure.ts';
import { useFormBase } from '../use-form-base.ts';

/** What is edited, as `useRead` answers it. */
interface EditedRead<Thing> {
  readonly data?: Thing | undefined;
  readonly error?: ApiError | undefined;
  readonly isLoading: boolean;
  readonly isValidating: boolean;
  readonly mutate: () => Promise<unknown>;
}

export interface SettingsFormOptions<Thing, Draft, Input> extends Pick<
  WriteCallbacks<Input, Thing>,
  'onDone' | 'onFailed'
> {
  readonly read: EditedRead<Thing>;
  readonly write: Write<Input, Thing>;
  /** What the write is given. */
  readonly toCall: (draft: Draft, version: number) => Input;
  /** Default true. Who may no longer change it keeps what is typed all the same. */
  readonly mayChange?: boolean;
}

/** A form that is the only one of its page. */
interface OnlyFormOptions<Thing, Draft, Input> extends SettingsFormOptions<Thing, Draft, Input> {
  /** What leaves the form, where another query of the same page does. */
  readonly isLeaving?: (here: Location, there: Location) => boolean;
}

/** Whether something is typed and not saved. */
interface FormChanges {
  readonly isChanged: boolean;
  readonly onChangedChange: (isChanged: boolean) => void;
}

export interface SettingsFormOfPage<Thing extends Versioned, Draft> {
  /** The thing as it is now, for what stands beside the form. */
  readonly state: Resource<Thing>;
  /** Null until there is something to change, and where nobody may. */
  readonly saving: SettingsSaving<Thing, Draft> | null;
  /** For a form that this outlives: opened again, it begins with what is there now and says nothing of before. */
  readonly beginAnew: () => void;
  readonly onRetry: () => unknown;
}

/**
 * One page of the settings: what it reads, what becomes of saving it, and what somebody else has changed meanwhile.
 * It is not left while something is typed and not saved.
 */
export function useSettingsForm<Thing extends Versioned, Draft, Input>({
  isLeaving,
  ...options
}: OnlyFormOptions<Thing, Draft, Input>): SettingsFormOfPage<Thing, Draft> {
  const [isChanged, setChanged] = useState(false);
  useLeaveGuard(isChanged ? 'draft' : 'nothing', () => setChanged(false), undefined, isLeaving);
  return useSettingsFormPart(options, { isChanged, onChangedChange: setChanged });
}

/** The same for one of several forms of a page, which asks for all of them before it is left: `useHeldParts`. */
export function useSettingsFormPart<Thing extends Versioned, Draft, Input>(
  { read, write, toCall, mayChange = true, onDone, onFailed }: SettingsFormOptions<Thing, Draft, Input>,
  { isChanged, onChangedChange }: FormChanges,
): SettingsFormOfPage<Thing, Draft> {
  const refusal = toRefusal(useSession());
  const isSlow = useIsSlow(read.isLoading);
  const [mine, setMine] = useState<Draft>();
  /** Of theirs, once the person has decided to replace it. */
  const [keptOver, setKeptOver] = useState(0);
  const { state, run, reset } = useWrite(write, {
    ...(onDone && { onDone }),
    onFailed(error, input, isShown) {
      // What stands there now is shown beside what was typed.
      if (isStaleVersion(error)) void read.mutate();
      onFailed?.(error, input, isShown);
    },
  });
  const saved = state.kind === 'done' ? state.answer : undefined;
  const { base, version, beginAnew } = useFormBase(read.data, saved, isChanged);
  const wasOvertaken = state.kind === 'failed' && isStaleVersion(state.error);
  const theirs = read.data && read.data.version > version ? read.data : null;
  const conflict =
    wasOvertaken && theirs && mine !== undefined
      ? { theirs, mine, isKept: keptOver === theirs.version }
      : null;
  const isAsked = wasOvertaken && (conflict !== null || read.isValidating);
  const startOver = () => {
    reset();
    beginAnew();
  };
  const resource = toResource(read, { refusal, isSlow, holdsInput: isChanged });
  const isForbidden = !mayChange && isChanged && resource.kind === 'ready';
  return {
    state: isForbidden ? { loss: 'forbidden', ...resource } : resource,
    saving:
      base && (mayChange || isChanged)
        ? {
            began: base,
            pending: state.kind === 'pending',
            failure: state.kind === 'failed' && !isAsked ? toSubmitFailure(state.error) : null,
            conflict,
            isSaved: saved !== undefined,
            onSubmit(draft) {
              setMine(draft);
              void run(toCall(draft, Math.max(version, keptOver)));
            },
            onKeepMine: () => setKeptOver(theirs?.version ?? 0),
            onTakeTheirs: startOver,
            onChangedChange,
          }
        : null,
    beginAnew: startOver,
    onRetry: () => read.mutate(),
  };
}
