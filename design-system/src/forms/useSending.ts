import { useEffect, useRef, useSyncExternalStore } from 'react';
import type * as v from 'valibot';
import type { ErrorOverview, FieldProblem } from './error-display.ts';
import type { Form, Rules } from './form.ts';
import { useStableCallbacks } from './useStableCallbacks.ts';

/** Why the last attempt to send was turned down. */
export interface SubmitError {
  /** What did not happen, e.g. „Der Kontakt wurde nicht gespeichert.“ */
  readonly title: string;
  /** Why, and what can be done about it. */
  readonly text: string;
  /** Small print: time, status. */
  readonly facts?: string;
  /** The number of the request, for a report. */
  readonly requestNumber?: string | undefined;
  /** Complaints about single fields. With them title and text are left out: the fields say it. */
  readonly fields?: readonly FieldProblem[];
}

/** What a form has to know of the last attempt to send it. None of it can be left out by mistake. */
export interface SendOptions {
  /** The attempt is under way: another one waits for its end. */
  readonly pending: boolean;
  /** Null where there was none, or nothing was wrong with it. */
  readonly submitError: SubmitError | null;
  /** Whether the form shows errors, for the page's title. */
  readonly onErrorsChange?: (hasErrors: boolean) => void;
}

export interface FormSending<Made> {
  readonly form: Made;
  readonly pending: boolean;
  readonly submitError: SubmitError | null;
  readonly overview: ErrorOverview;
}

interface Judging<Output> {
  /** What is to be sent, or null: something is wrong and is shown, or an attempt is under way. */
  readonly judge: () => Output | null;
}

/** From the press of a button to what is sent, and back to the fields with the server's complaints. */
export function useSending<Schema extends Rules, Made extends Form<Schema>>(
  form: Made & Form<Schema>,
  { pending, submitError, onErrorsChange }: SendOptions,
): FormSending<Made> & Judging<v.InferOutput<Schema>> {
  const { errors } = form;
  const overview = useSyncExternalStore(errors.subscribe, errors.overview);

  const problems = submitError?.fields;
  const shown = useRef('');
  useEffect(() => {
    // The same answer is one attempt, also where another state stood in its place for a while.
    const text = JSON.stringify(problems ?? []);
    if (pending) shown.current = '';
    else if (problems?.length && text !== shown.current) {
      shown.current = text;
      form.showProblems(problems);
    }
  }, [problems, pending, form]);

  const hasErrors = overview.errors.some(({ isMended }) => !isMended) || submitError !== null;
  const stable = useStableCallbacks({ tell: (has: boolean) => onErrorsChange?.(has) });
  useEffect(() => stable.tell(hasErrors), [hasErrors, stable]);

  const judge = () => {
    if (pending) return null;
    const output = form.submit();
    // A draft is put away as it was sent.
    if (output !== null) form.flush();
    return output;
  };
  return { form, pending, submitError, overview, judge };
}
