import { setupPrintSchema } from 'contract';
import { Button } from '../../../components/Button/Button.tsx';
import { BoundRadioGroup } from '../../../forms/fields.tsx';
import { FormFrame } from '../../../forms/FormFrame/FormFrame.tsx';
import { toSubmitError } from '../../../forms/submit-failure.ts';
import { useField } from '../../../forms/useField.ts';
import { useForm } from '../../../forms/useForm.ts';
import type { StepProps } from './OrganizationStep.tsx';
import { setupCopy as copy } from './Setup.copy.ts';

const printers = (['a4', 'a6'] as const).map((value) => ({
  value,
  label: copy.printers[value],
  description: copy.printerHelp[value],
}));

/** Which paper labels are printed on; with it the first three steps are sent. */
export function PrintStep({
  editing,
  onChange,
  onSetUp,
  onBack,
  renderTestPage,
}: StepProps<'onChange' | 'onSetUp' | 'onBack' | 'renderTestPage'>) {
  const { input, isPending, isUnsettled, failure } = editing;
  const control = useForm({
    rules: () => setupPrintSchema,
    initialInput: input.print,
    pending: isPending,
    submitError: failure && toSubmitError(failure, copy.notSaved),
    onChange: (print) => onChange({ print }),
    onSubmit: onSetUp,
  });
  const goBack = () => {
    // What was typed just now has not been reported yet.
    control.form.flush();
    onBack();
  };
  return (
    <FormFrame
      control={control}
      label={copy.step.print}
      submitLabel={copy.save}
      pendingLabel={copy.saving}
      actions={
        <>
          {!isUnsettled && <Button onPress={goBack}>{copy.back}</Button>}
          <Button variant="quiet" onPress={() => onSetUp(input.print)}>
            {copy.later}
          </Button>
        </>
      }
    >
      <BoundRadioGroup field={control.form.at('printFormat')} label={copy.printer} options={printers} />
      <div>{renderTestPage(useField(control.form.at('printFormat')).value)}</div>
    </FormFrame>
  );
}
