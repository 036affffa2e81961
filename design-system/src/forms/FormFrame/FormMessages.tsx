import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { ErrorSummary } from '../../components/ErrorSummary/ErrorSummary.tsx';
import { linkCopy } from '../../components/Link/Link.copy.ts';
import { Link } from '../../components/Link/Link.tsx';
import { FailureNumber } from '../../patterns/FailureNumber/FailureNumber.tsx';
import type { ErrorOverview } from '../error-display.ts';
import type { Form, Rules } from '../form.ts';
import { formsCopy as copy } from '../forms.copy.ts';
import { goToField } from '../go-to-field.ts';
import type { SubmitError } from '../useSending.ts';
import * as styles from './FormMessages.css.ts';

/** What there is to say about the whole form. Stays in the page while it is empty, so that what comes is read. */
export function FormMessages({ children }: { readonly children: ReactNode }) {
  return <div className={styles.messages}>{children}</div>;
}

export interface FormErrorsProps {
  readonly form: Pick<Form<Rules>, 'labelOf' | 'places'>;
  readonly overview: ErrorOverview;
  /** What did not happen, for complaints about what no field shows. */
  readonly title?: string | undefined;
  /** Shows what is folded away, when a link leads to a field that is not on the page. */
  readonly onUnfold?: (() => void) | undefined;
}

/**
 * What the last attempt found wrong, in the order of the page; takes the focus once an attempt. The server
 * may also complain about what stands nowhere on the page, e.g. a linked contact that is gone: nothing
 * leads there, so it is a message about the whole.
 */
export function FormErrors({ form, overview, title, onUnfold }: FormErrorsProps) {
  const { errors, attempt } = overview;
  const atFields = errors.filter(({ name }) => form.places.has(name));
  const elsewhere = errors.filter(({ name, isMended }) => !isMended && !form.places.has(name));
  return (
    <>
      <ErrorSummary
        title={copy.errors.heading(atFields.filter(({ isMended }) => !isMended).length)}
        attempt={attempt}
        errors={atFields.map(({ name, message, isMended }) => ({
          fieldId: form.places.idOf(name),
          // What was wrong is over.
          message: isMended ? form.labelOf(name) || message : copy.errors.entry(form.labelOf(name), message),
          isMended,
        }))}
        onGoToField={(id) => goToField(id, onUnfold)}
      />
      {elsewhere.length > 0 && (
        <MaybeFocused key={attempt} isFocused={atFields.length === 0}>
          <Banner tone="danger" title={title} role={atFields.length === 0 ? undefined : 'alert'}>
            {elsewhere.map(({ name, message }) => (
              <p key={name}>{copy.errors.entry(form.labelOf(name), message)}</p>
            ))}
          </Banner>
        </MaybeFocused>
      )}
    </>
  );
}

/** The focus goes to one place: to the errors at fields, where there are any. */
function MaybeFocused({
  isFocused,
  children,
}: {
  readonly isFocused: boolean;
  readonly children: ReactNode;
}) {
  return isFocused ? <FocusedMessage>{children}</FocusedMessage> : children;
}

/** Why the last attempt was turned down, where no field is to blame. */
export function SubmitErrorMessage({ error }: { readonly error: SubmitError }) {
  const { title, text, facts, requestNumber } = error;
  const hasFacts = facts !== undefined || requestNumber !== undefined;
  return (
    <Banner tone="danger" title={title}>
      <p>{text}</p>
      {hasFacts && (
        <p className={styles.facts}>
          {facts}
          {facts !== undefined && requestNumber !== undefined && copy.separator}
          {requestNumber !== undefined && <FailureNumber number={requestNumber} />}
        </p>
      )}
    </Banner>
  );
}

/**
 * Nothing can be saved, and everything that was typed stands here still: signing in happens in another tab, and
 * this one takes the session up.
 */
export function SessionEndedMessage({ signInHref }: { readonly signInHref: string }) {
  return (
    <Banner
      tone="warning"
      title={copy.sessionEnded.title}
      actions={
        <Link href={signInHref} newTabLabel={linkCopy.newTab}>
          {copy.sessionEnded.action}
        </Link>
      }
    >
      {copy.sessionEnded.text}
    </Banner>
  );
}

export interface FocusedMessageProps {
  /** It came by itself: the focus stays with whoever is at work. Default false. */
  readonly isUnasked?: boolean;
  readonly children: ReactNode;
}

/**
 * Takes the focus when it comes, because the button that was pressed for it stands far below. Another
 * `key` is another message.
 */
export function FocusedMessage({ isUnasked = false, children }: FocusedMessageProps) {
  const region = useRef<HTMLDivElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (!isUnasked) region.current?.focus();
  });
  useLayoutEffect(() => takeFocus(), []);
  return (
    <div ref={region} tabIndex={-1}>
      {children}
    </div>
  );
}
