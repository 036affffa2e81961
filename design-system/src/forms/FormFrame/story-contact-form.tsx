import { type ContactDraft, contactDraftSchema, contactKinds, looksLikePhone } from 'contract';
import type * as v from 'valibot';
import { Button } from '../../components/Button/Button.tsx';
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx';
import { BoundRadioGroup, BoundSelect, BoundTextField } from '../fields.tsx';
import { formsCopy } from '../forms.copy.ts';
import { useForm } from '../useForm.ts';
import type { SendOptions } from '../useSending.ts';
import { FieldGrid } from './FieldGrid.tsx';
import { FormFrame, type FormFrameProps } from './FormFrame.tsx';
import { FormSection } from './FormSection.tsx';

const kindLabels = { recipient: 'Empfänger', sender: 'Absender', neutral_sender: 'Neutrale Adresse' };
const kindOptions = contactKinds.map((value) => ({ value, label: kindLabels[value] }));
const countryOptions = [
  { value: 'DE', label: 'Deutschland' },
  { value: 'AT', label: 'Österreich' },
  { value: 'CA', label: 'Kanada' },
];

/** What the form fills. */
export type ContactInput = v.InferInput<ReturnType<typeof contactDraftSchema>>;

export interface ContactFormProps
  extends SendOptions, Pick<FormFrameProps, 'savedMessage' | 'blockedReason'> {
  readonly initialInput: ContactInput;
  readonly onSubmit: (contact: ContactDraft) => void;
  readonly onChange?: (contact: ContactInput) => void;
  readonly onChangedChange?: (isChanged: boolean) => void;
  readonly onCancel: () => void;
}

/** A contact of the address book: the kit's second form. Used by stories only. */
export function ContactForm({ savedMessage, blockedReason, onCancel, ...options }: ContactFormProps) {
  const control = useForm({ ...options, rules: () => contactDraftSchema({ isValidPhone: looksLikePhone }) });
  const { form } = control;
  return (
    <FormFrame
      control={control}
      label="Kontakt bearbeiten"
      heading={<PageHeading description={formsCopy.required}>Kontakt bearbeiten</PageHeading>}
      submitLabel="Speichern"
      pendingLabel="Wird gespeichert …"
      savedMessage={savedMessage}
      blockedReason={blockedReason}
      actions={<Button onPress={onCancel}>Abbrechen</Button>}
    >
      <FormSection title="Anschrift">
        <FieldGrid columns={2}>
          <BoundTextField field={form.at('block.companyName')} label="Firma" />
          <BoundTextField
            field={form.at('block.personName')}
            label="Ansprechpartner"
            description="Firma oder Ansprechpartner ist nötig."
          />
          <BoundTextField
            field={form.at('block.address.addressLine1')}
            label="Straße und Hausnummer"
            isRequired
          />
          <BoundSelect
            field={form.at('block.address.countryCode')}
            label="Land"
            options={countryOptions}
            isRequired
          />
          <BoundTextField field={form.at('block.address.postalCode')} label="Postleitzahl" isRequired />
          <BoundTextField field={form.at('block.address.city')} label="Ort" isRequired />
        </FieldGrid>
      </FormSection>
      <FormSection title="Erreichbarkeit und Ablage">
        <FieldGrid columns={3}>
          <BoundTextField field={form.at('block.email')} label="E-Mail" inputMode="email" />
          <BoundTextField field={form.at('block.phone')} label="Telefon" type="tel" />
          <BoundTextField
            field={form.at('shortName')}
            label="Kurzname"
            description="Erscheint nur in der Suche und in der Befehlsleiste."
          />
        </FieldGrid>
        <BoundRadioGroup
          field={form.at('kind')}
          label="Art"
          options={kindOptions}
          orientation="horizontal"
          isRequired
        />
      </FormSection>
    </FormFrame>
  );
}
