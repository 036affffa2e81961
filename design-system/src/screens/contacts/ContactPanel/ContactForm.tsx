import {
  type AddressBlock,
  type ContactDraft,
  contactDraftSchema,
  contactKindLabels,
  neutralSenderDraftSchema,
  type PhoneCheck,
} from 'contract';
import { use } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { BoundRadioGroup, BoundTextField } from '../../../forms/fields.tsx';
import { FormFrame } from '../../../forms/FormFrame/FormFrame.tsx';
import { RestoredDraft } from '../../../forms/FormFrame/RestoredDraft.tsx';
import { toSubmitError } from '../../../forms/submit-failure.ts';
import { useField } from '../../../forms/useField.ts';
import { type FormControl, useForm } from '../../../forms/useForm.ts';
import { type AddressForm, AddressFields } from '../../shipments/NewShipment/AddressFields.tsx';
import { GeographyContext, useLatestGeography } from '../../shipments/NewShipment/form/geography-context.ts';
import {
  PastedAddress,
  PasteAddressButton,
} from '../../shipments/NewShipment/PastedAddress/PastedAddress.tsx';
import { usePastedInto } from '../../shipments/NewShipment/PastedAddress/usePastedAddress.ts';
import { contactsCopy } from '../Contacts/Contacts.copy.ts';
import { SenderPreview } from '../SenderPreview/SenderPreview.tsx';
import { Conflict } from './Conflict.tsx';
import type { ContactInput, ContactMode, ContactSaving } from './contact-panel-state.ts';
import { type ContactRange, contactWords } from './contact-words.ts';
import { contactPanelCopy as copy } from './ContactPanel.copy.ts';
import * as styles from './ContactPanel.css.ts';
import { type Duplicate, DuplicateHints } from './DuplicateHints.tsx';

export interface ContactFormProps {
  readonly mode: ContactMode;
  /** What the page holds; on that of the neutral sender addresses nothing else is made. */
  readonly range?: ContactRange;
  readonly initialInput: ContactInput;
  readonly saving: ContactSaving;
  /** Whether this person may have senders; others make and change recipients. */
  readonly canEditSenders: boolean;
  /** Contacts that are there and may be the same as what stands in the form. */
  readonly duplicates: readonly Duplicate[];
  /** When the draft was put away that the form begins with, ISO 8601; null where it begins with none. */
  readonly restoredFrom: string | null;
  readonly onDiscardDraft: () => void;
  readonly isValidPhone: PhoneCheck;
  readonly now: Date;
  readonly onSubmit: (contact: ContactDraft) => void;
  readonly onChange: (contact: ContactInput) => void;
  /** Of two changes mine stays: the next press saves it over theirs. */
  readonly onKeepMine: () => void;
  /** Of two changes theirs stays: what was typed is given up. */
  readonly onTakeTheirs: () => void;
  readonly onCancel: () => void;
  /** Missing where it is not theirs to delete. */
  readonly onDelete?: (() => void) | undefined;
}

const kinds = (['recipient', 'sender', 'neutral_sender'] as const).map((value) => ({
  value,
  label: contactKindLabels[value],
}));

/** The form for a contact, which may begin with another one. */
export function ContactForm(props: ContactFormProps) {
  const { mode, range = 'all', saving, duplicates, isValidPhone, onCancel, onDelete } = props;
  const words = contactWords[range];
  const rulesOf = range === 'all' ? contactDraftSchema : neutralSenderDraftSchema;
  const { pending, failure, conflict, isKept = false } = saving;
  const geography = useLatestGeography(use(GeographyContext));
  const control = useForm({
    rules: () => rulesOf({ isValidPhone: (text, country) => isValidPhone(text, country), geography }),
    initialInput: props.initialInput,
    pending,
    submitError: failure && toSubmitError(failure, words.notSaved[mode]),
    onSubmit: props.onSubmit,
    onChange: props.onChange,
  });
  const { form } = control;
  const pasted = usePastedInto({
    read: () => ({ block: form.read().block as AddressBlock, contactId: null }),
    fill: (block) => form.setAll({ block }),
    say: (text) => form.announcements.say(text),
  });
  const label = words.title[mode];
  const save = duplicates.length > 0 ? copy.saveAnyway[mode] : words.save[mode];
  const name = (
    <BoundTextField
      field={form.at('shortName')}
      label={words.shortName}
      description={words.shortNameHelp}
      isRequired={range === 'neutral_sender'}
    />
  );
  return (
    <FormFrame
      control={control}
      label={label}
      submitLabel={save}
      pendingLabel={copy.saving}
      isInPanel
      messages={
        <>
          {props.restoredFrom !== null && (
            <RestoredDraft from={props.restoredFrom} onDiscard={props.onDiscardDraft} />
          )}
          {conflict && (
            <Conflict
              conflict={conflict}
              now={props.now}
              isKept={isKept}
              onKeepMine={props.onKeepMine}
              onLoadCurrent={props.onTakeTheirs}
            />
          )}
        </>
      }
      actions={
        <>
          <Button onPress={onCancel}>{copy.cancel}</Button>
          {onDelete && (
            <Button variant="quiet" onPress={onDelete}>
              {copy.delete}
            </Button>
          )}
        </>
      }
    >
      {range === 'neutral_sender' && name}
      <div className={styles.address} onPaste={pasted.onPaste}>
        <div className={styles.paste}>
          <PasteAddressButton pasted={pasted} />
        </div>
        <PastedAddress pasted={pasted} />
        {/* The block of a contact stands in it under this name, which no type says of a name that is put together. */}
        <AddressFields form={form as unknown as AddressForm} at="block" />
      </div>
      {range === 'all' && name}
      <KindOf form={form} canEditSenders={props.canEditSenders} range={range} />
      {/* Beside the button that is pressed for it. */}
      <DuplicateHints mode={mode} duplicates={duplicates} />
    </FormFrame>
  );
}

type KindOfProps = Pick<ContactFormProps, 'canEditSenders'> & {
  readonly form: FormControl<ReturnType<typeof contactDraftSchema>>['form'];
  readonly range: ContactRange;
};

/** What it is for, where that is a choice; of what stands on labels, how it looks there. */
function KindOf({ form, canEditSenders, range }: KindOfProps) {
  const isNeutral = useField(form.at('kind')).value === 'neutral_sender';
  return (
    <>
      {range === 'all' && canEditSenders && (
        <BoundRadioGroup field={form.at('kind')} label={copy.kind} options={kinds} />
      )}
      {range === 'all' && !canEditSenders && <p className={styles.note}>{contactsCopy.onlyOwners}</p>}
      {isNeutral && <SenderPreview form={form as unknown as AddressForm} at="block" />}
    </>
  );
}
