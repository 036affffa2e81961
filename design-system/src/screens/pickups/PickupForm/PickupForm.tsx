import { Trash2 } from '@lucide/icons';
import {
  type Contact,
  type PhoneCheck,
  type Pickup,
  type PickupDraft,
  type PickupInput,
  pickupKinds,
} from 'contract';
import { useSyncExternalStore } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { formatIsoDay, formatIsoLocal } from '../../../format/index.ts';
import { BoundDatePicker, BoundTimeField } from '../../../forms/date-fields.tsx';
import { BoundDecimalField, BoundRadioGroup, BoundTextArea } from '../../../forms/fields.tsx';
import { FieldGrid } from '../../../forms/FormFrame/FieldGrid.tsx';
import { FormFrame } from '../../../forms/FormFrame/FormFrame.tsx';
import { RestoredDraft } from '../../../forms/FormFrame/RestoredDraft.tsx';
import { formsCopy } from '../../../forms/forms.copy.ts';
import { type SubmitFailure, toSubmitError } from '../../../forms/submit-failure.ts';
import { useSettled } from '../../../forms/useField.ts';
import { useOnChanged } from '../../../forms/useForm.ts';
import { useSending } from '../../../forms/useSending.ts';
import { FocusPassage } from '../../../patterns/ResourceView/FocusPassage.tsx';
import type { Fetched } from '../../../patterns/ResourceView/resource.ts';
import { NextDates } from './NextDates.tsx';
import { type PickupFormState, usePickupForm } from './pickup-form.ts';
import { PickupAddress } from './PickupAddress.tsx';
import { pickupFormCopy as copy } from './PickupForm.copy.ts';
import * as styles from './PickupForm.css.ts';
import { RhythmFields } from './RhythmFields.tsx';
import { datedInput } from './spoken-input.ts';
import { StaleMessage, type StalePickup } from './StaleMessage.tsx';

export interface PickupFormProps {
  /** What it begins with; another filling is another `key`. */
  readonly initialInput: PickupInput;
  /** The pickup that is edited; null for a new one. */
  readonly pickup: Pickup | null;
  readonly now: Date;
  readonly isValidPhone: PhoneCheck;
  /** The addresses that the organisation sends from. */
  readonly senders: Fetched<readonly Contact[]>;
  readonly pending: boolean;
  /** Why it was not saved; null where nothing was tried, or nothing was wrong. */
  readonly failure: SubmitFailure | null;
  /** What somebody else has changed meanwhile, and what becomes of it. */
  readonly stale: StalePickup | null;
  /** When the draft was put away that a new one begins with, ISO 8601; null where it begins with none. */
  readonly restoredFrom?: string | null;
  readonly onDiscardDraft?: () => void;
  readonly onSubmit: (pickup: PickupDraft) => void;
  /** What stands in it by now, for a draft. */
  readonly onChange?: (pickup: PickupInput) => void;
  readonly onChangedChange: (isChanged: boolean) => void;
  readonly onCancel: () => void;
  /** None where the person may not delete it. */
  readonly onDelete?: () => void;
}

/** A pickup as it is ordered or changed, with its sentence and the next five dates while it is typed. */
export function PickupForm(props: PickupFormProps) {
  const { initialInput, pickup, now, isValidPhone, senders, pending, failure, stale } = props;
  const notSaved = pickup ? copy.notChanged : copy.notCreated;
  const form = usePickupForm({
    initialInput,
    today: formatIsoDay(now),
    clock: formatIsoLocal(now).slice(11, 16),
    isValidPhone,
    begunAt: pickup?.startAt.slice(0, 10),
    onChange: (input) => props.onChange?.(input),
  });
  const sending = useSending(form, {
    pending,
    submitError: failure && toSubmitError(failure, notSaved),
  });
  useOnChanged(form, props.onChangedChange);
  const submit = () => {
    const output = sending.judge();
    if (output !== null) props.onSubmit(output);
  };
  const isAddressWrong = sending.overview.errors.some(({ name }) => name.startsWith('address.'));
  const label = pickup ? copy.editTitle : copy.newTitle;
  return (
    // Another filling takes its place while somebody is in it.
    <FocusPassage>
      <div className={styles.form}>
        <p>{formsCopy.required}</p>
        <FormFrame
          control={{ ...sending, submit }}
          label={label}
          submitLabel={pickup ? copy.save : copy.order}
          pendingLabel={copy.pending}
          isInPanel
          messages={
            <>
              {props.restoredFrom && props.onDiscardDraft && (
                <RestoredDraft from={props.restoredFrom} onDiscard={props.onDiscardDraft} />
              )}
              {stale && <LiveStaleMessage form={form} stale={stale} />}
            </>
          }
          actions={
            <>
              <Button onPress={props.onCancel}>{copy.cancel}</Button>
              {props.onDelete && (
                <Button variant="quiet" icon={Trash2} onPress={props.onDelete}>
                  {copy.remove}
                </Button>
              )}
            </>
          }
        >
          <BoundRadioGroup field={form.at('kind')} label={copy.kind} options={kinds} isRequired />
          <TimeFields form={form} />
          <LiveDates form={form} now={now} isPaused={pickup?.isActive === false} />
          <FieldGrid columns={2}>
            <BoundDecimalField field={form.at('totalPackages')} label={copy.packages} unit="Stk" isRequired />
            <BoundDecimalField field={form.at('maximumWeightKg')} label={copy.weight} unit="kg" isRequired />
            <BoundDecimalField field={form.at('longestSideCm')} label={copy.side} unit="cm" isRequired />
          </FieldGrid>
          <PickupAddress
            form={form}
            senders={senders}
            own={pickup?.address ?? null}
            hasErrors={isAddressWrong}
          />
          <DriverNotes form={form} />
        </FormFrame>
      </div>
    </FocusPassage>
  );
}

const kinds = pickupKinds.map((value) => ({ value, label: copy.kinds[value] }));

/** When somebody comes: a day and its times, or a rhythm. */
function TimeFields({ form }: { readonly form: PickupFormState }) {
  const kind = useSettled(form.at('kind'));
  return (
    <>
      {kind === 'recurring' && <RhythmFields form={form} />}
      <FieldGrid columns={2}>
        {kind !== 'recurring' && <BoundDatePicker field={form.at('startAt')} label={copy.day} isRequired />}
        {kind === 'once' && (
          <BoundTimeField field={form.at('earliestTime')} label={copy.earliest} unit={copy.clock} />
        )}
        {kind !== 'selfDelivery' && (
          <BoundTimeField
            field={form.at('lastPossiblePickupTime')}
            label={copy.latest}
            unit={copy.clock}
            isRequired
          />
        )}
      </FieldGrid>
    </>
  );
}

/** Nobody drives to whoever brings their parcels. */
function DriverNotes({ form }: { readonly form: PickupFormState }) {
  if (useSettled(form.at('kind')) === 'selfDelivery') return null;
  return (
    <BoundTextArea
      field={form.at('additionalInformation')}
      label={copy.notes}
      description={copy.notesExample}
    />
  );
}

interface LiveDatesProps {
  readonly form: PickupFormState;
  readonly now: Date;
  readonly isPaused: boolean;
}

function LiveDates({ form, now, isPaused }: LiveDatesProps) {
  return <NextDates pickup={datedInput(useSettledInput(form))} now={now} isPaused={isPaused} />;
}

function LiveStaleMessage({ form, stale }: { readonly form: PickupFormState; readonly stale: StalePickup }) {
  return <StaleMessage {...stale} mine={useSettledInput(form)} />;
}

/** Follows what is typed a quarter of a second later. */
function useSettledInput(form: PickupFormState): PickupInput {
  return useSyncExternalStore(form.onSettle, form.settled);
}
