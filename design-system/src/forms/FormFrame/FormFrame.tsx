import { Check } from '@lucide/icons';
import { type FocusEvent, type SubmitEvent, type ReactNode, use, useId } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button, type ButtonVariant } from '../../components/Button/Button.tsx';
import { useHoldOpen } from '../../components/Dialog/useHeldOpen.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { FormSessionContext } from '../form-session.ts';
import type { Form, Rules } from '../form.ts';
import { formsCopy as copy } from '../forms.copy.ts';
import type { FormSending } from '../useSending.ts';
import { FormAnnouncer } from './FormAnnouncer.tsx';
import * as styles from './FormFrame.css.ts';
import {
  FocusedMessage,
  FormErrors,
  FormMessages,
  SessionEndedMessage,
  SubmitErrorMessage,
} from './FormMessages.tsx';

type ShownForm = Pick<Form<Rules>, 'labelOf' | 'places' | 'announcements'>;

export interface FormFrameProps {
  /** What `useForm` gave. */
  readonly control: FormSending<ShownForm> & { readonly submit: () => void };
  /** Names the form, e.g. „Kontakt bearbeiten“; heard, not seen. */
  readonly label: string;
  /** The words of the button that sends, and those while it is sent. */
  readonly submitLabel: string;
  readonly pendingLabel: string;
  /** `danger` where what is sent takes away what cannot be had back. Default `primary`. */
  readonly submitVariant?: Extract<ButtonVariant, 'primary' | 'danger'>;
  /** In a side panel its buttons stay at the lower edge of what is seen; the form keeps a gutter of one step there. */
  readonly isInPanel?: boolean;
  /**
   * `PageHeading`, with what was saved beside it; the form is the page then and keeps its edges free. None in
   * a panel or a step that has a heading of its own.
   */
  readonly heading?: ReactNode;
  /** Why nothing can be sent at the moment, e.g. without a connection. */
  readonly blockedReason?: string | null;
  /** What was saved, as long as nothing was changed since: „Gespeichert um 09:14 Uhr“. */
  readonly savedMessage?: string | null;
  /** More about the whole form, e.g. that somebody else has changed the same. */
  readonly messages?: ReactNode;
  /** Ways out beside the button that sends, e.g. „Abbrechen“. None of them works while it is sent. */
  readonly actions?: ReactNode;
  /** Shows what is folded away, when a link of the summary leads there. */
  readonly onUnfold?: () => void;
  /** `FormSection`s, or fields where there is one section only. */
  readonly children: ReactNode;
}

/**
 * The frame of a form: heading, what there is to say about the whole, sections, and the ways out of it.
 * Enter in a field sends it. In a row of a table its buttons follow the fields at once. While it is sent nobody can turn away: no button beside it works, and a dialog or panel
 * that it stands in stays open. Where the form stands beside something else, as the new shipment does with
 * its rates, take its parts.
 */
export function FormFrame(props: FormFrameProps) {
  const { control, label, heading, messages, savedMessage, onUnfold, children } = props;
  const { form, overview, submitError } = control;
  const { signInHref } = use(FormSessionContext);
  useHoldOpen(control.pending);
  const blockedReason = signInHref === null ? (props.blockedReason ?? null) : copy.sessionEnded.blocked;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (blockedReason === null) control.submit();
    else form.announcements.say(blockedReason);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It listens to where the focus goes.
    <form
      className={styles.form}
      data-page={heading === undefined ? undefined : ''}
      aria-label={label}
      aria-busy={control.pending}
      noValidate
      onSubmit={send}
      onFocus={props.isInPanel ? showAboveTheFoot : undefined}
    >
      {heading}
      <FormMessages>
        <FormErrors form={form} overview={overview} title={submitError?.title} onUnfold={onUnfold} />
        {submitError !== null && !control.pending && !submitError.fields?.length && (
          <FocusedMessage>
            <SubmitErrorMessage error={submitError} />
          </FocusedMessage>
        )}
        <div role="status" className={styles.live}>
          {signInHref !== null && <SessionEndedMessage signInHref={signInHref} />}
          {savedMessage && <Banner tone="success">{savedMessage}</Banner>}
        </div>
        {messages}
      </FormMessages>
      <div className={styles.content}>{children}</div>
      <FormAnnouncer form={form} />
      <FormActions {...props} blockedReason={blockedReason} />
    </form>
  );
}

/** A browser shows where one types, not the field: what keyboards reach is brought out from behind the buttons as a whole. */
function showAboveTheFoot({ target }: FocusEvent<HTMLFormElement>): void {
  if (!target.matches(':focus-visible') || target.closest('[data-in-panel]')) return;
  const isHidden = target.getBoundingClientRect().width <= 1;
  (isHidden ? (target.closest('label') ?? target) : target).scrollIntoView({ block: 'nearest' });
}

function FormActions(props: FormFrameProps) {
  const {
    control,
    submitLabel,
    pendingLabel,
    blockedReason = null,
    savedMessage,
    actions,
    isInPanel,
  } = props;
  const reasonId = useId();
  return (
    <div className={styles.actions} data-in-panel={isInPanel || undefined}>
      {/* A button whose words change under the focus is not read anew. */}
      <VisuallyHidden>
        <span role="status">{control.pending && pendingLabel}</span>
      </VisuallyHidden>
      {blockedReason !== null && (
        <p id={reasonId} className={styles.reason}>
          {blockedReason}
        </p>
      )}
      <Button
        type="submit"
        variant={props.submitVariant ?? 'primary'}
        aria-describedby={blockedReason === null ? undefined : reasonId}
        // The focus stays where somebody has brought it, and a press says why it does nothing.
        aria-disabled={blockedReason !== null || undefined}
        isPending={control.pending}
        pendingLabel={pendingLabel}
      >
        {submitLabel}
      </Button>
      {actions && (
        <fieldset className={styles.ways} disabled={control.pending}>
          {actions}
        </fieldset>
      )}
      {/* Said at the top; seen here too, where the press was. */}
      {savedMessage && (
        <span className={styles.saved}>
          <Icon icon={Check} size="sm" />
          {copy.saved}
        </span>
      )}
    </div>
  );
}
