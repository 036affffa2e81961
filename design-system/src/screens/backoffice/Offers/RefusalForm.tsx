import { quoteRefusalFormSchema } from 'contract';
import { Button } from '../../../components/Button/Button.tsx';
import { BoundTextArea } from '../../../forms/fields.tsx';
import { FormFrame } from '../../../forms/FormFrame/FormFrame.tsx';
import { toSubmitError } from '../../../forms/submit-failure.ts';
import { useForm } from '../../../forms/useForm.ts';
import type { Answering } from './offers-state.ts';
import { offersCopy } from './Offers.copy.ts';

const copy = offersCopy.panel;

export interface RefusalFormProps extends Omit<Answering, 'isRefusal'> {
  /** Back to the offer. */
  readonly onBack: () => void;
}

/** Why staff offer nothing. */
export function RefusalForm({ pending, failure, onAnswer, onChangedChange, onBack }: RefusalFormProps) {
  const control = useForm({
    rules: () => quoteRefusalFormSchema,
    initialInput: { message: '' },
    // The offer stands on the same page, and has a message too.
    prefix: 'refusal',
    pending,
    submitError: failure && toSubmitError(failure, copy.refusalNotSent),
    onSubmit: ({ message }) => onAnswer({ offer: null, message }),
    onChangedChange,
  });
  return (
    <FormFrame
      control={control}
      label={copy.refusal}
      submitLabel={copy.sendRefusal}
      pendingLabel={copy.sendingRefusal}
      actions={<Button onPress={onBack}>{copy.toOffer}</Button>}
    >
      <BoundTextArea
        field={control.form.at('message')}
        label={copy.reason}
        description={copy.messageHelp}
        isRequired
      />
    </FormFrame>
  );
}
