import { Check, CircleAlert, CircleCheck } from '@lucide/icons';
import type { MouseEvent } from 'react';
import { useEffect, useId, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { errorSummaryCopy as copy } from './ErrorSummary.copy.ts';
import { icon, list, mended, summary, title as titleClass } from './ErrorSummary.css.ts';

export interface FieldError {
  /** The `id` of the field, so that the link leads to it. Without it, the error stands as plain words. */
  fieldId?: string;
  /** What the field is called and what is wrong, e.g. „Empfänger, Ort: Pflichtfeld“. */
  message: string;
  /** The error has gone since the form was sent; its line stays, so that the form below keeps its place. */
  isMended?: boolean;
}

export interface ErrorSummaryProps {
  /** How many things are wrong, e.g. „Ergänzen oder korrigieren Sie 2 Angaben:“. */
  title: string;
  /** In the order of their fields on the page; none shows nothing. */
  errors: readonly FieldError[];
  /** Counts the attempts to send the form: each new one takes the focus again. */
  attempt: number;
  /** Goes to a field by other means than its id, e.g. when it has to be unfolded first. */
  onGoToField?: (fieldId: string) => void;
}

/**
 * Says on top of a form what keeps it from being sent. Takes the focus, each line leads to its field.
 * Show it only after an attempt to send; it renders nothing without errors.
 *
 * Source: https://design-system.service.gov.uk/components/error-summary/
 */
export function ErrorSummary({ title, errors, attempt, onGoToField }: ErrorSummaryProps) {
  const titleId = useId();
  const region = useRef<HTMLElement>(null);
  const focusedAttempt = useRef(0);
  const hasErrors = errors.length > 0;
  const isDone = errors.every(({ isMended }) => isMended);

  useEffect(() => {
    // The region carries the focus only while there is something to say; the next attempt brings it back.
    if (!hasErrors || attempt === focusedAttempt.current) return;
    focusedAttempt.current = attempt;
    region.current?.focus();
  }, [attempt, hasErrors]);

  if (!hasErrors) return null;

  const goTo = (fieldId: string) => (event: MouseEvent) => {
    // A jump by address would change the history and not focus in every browser.
    event.preventDefault();
    if (onGoToField) onGoToField(fieldId);
    else document.getElementById(fieldId)?.focus();
  };

  return (
    <section
      ref={region}
      className={summary}
      tabIndex={-1}
      aria-labelledby={titleId}
      data-done={isDone || undefined}
    >
      <span className={icon}>
        <Icon icon={isDone ? CircleCheck : CircleAlert} />
      </span>
      <h2 id={titleId} className={titleClass}>
        {title}
      </h2>
      <ul className={list}>
        {errors.map(({ fieldId, message, isMended }) => (
          <li key={fieldId ?? message}>
            {isMended && (
              <span className={mended}>
                <Icon icon={Check} size="sm" />
                <span>
                  {message}
                  {copy.mended}
                </span>
              </span>
            )}
            {!isMended && fieldId === undefined && message}
            {!isMended && fieldId !== undefined && (
              <Link href={`#${fieldId}`} tone="danger" onClick={goTo(fieldId)}>
                {message}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
