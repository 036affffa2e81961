import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { ErrorSummary } from '../../components/ErrorSummary/ErrorSummary.tsx';
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
  /** Shows what is folded away, when a link leads to a field that is not on the page. */
  readonly onUnfold?: (() => void) | undefined;
}

/** What the last attempt found wrong, in the order of the page; takes the focus once an attempt. */
export function FormErrors({ form, overview, onUnfold }: FormErrorsProps) {
  const { errors, attempt } = overview;
  return (
    <ErrorSummary
      title={copy.errors.heading(errors.filter(({ isMended }) => !isMended).length)}
      attempt={attempt}
      errors={errors.map(({ name, message, isMended }) => ({
        // The server may complain about what stands nowhere on the page: that is said without a link.
        ...(form.places.has(name) && { fieldId: form.places.idOf(name) }),
        message: copy.errors.entry(form.labelOf(name), message),
        isMended,
      }))}
      onGoToField={(id) => goToField(id, onUnfold)}
    />
  );
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
 * Takes the focus when it comes, because the button that was pressed for it stands far below. Another
 * `key` is another message.
 */
export function FocusedMessage({ children }: { readonly children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => region.current?.focus(), []);
  return (
    <div ref={region} tabIndex={-1}>
      {children}
    </div>
  );
}
