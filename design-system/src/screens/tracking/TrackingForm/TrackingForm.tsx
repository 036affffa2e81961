import type { SubmitEvent } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { TextField, type TextFieldProps } from '../../../components/TextField/TextField.tsx';
import { trackingFormCopy as copy } from './TrackingForm.copy.ts';
import { form, saidOfIt } from './TrackingForm.css.ts';

/** The key of the query that holds what was typed. */
export const NUMBER_KEY = 'nummer';

export interface TrackingFormProps extends Pick<
  TextFieldProps,
  'autoFocus' | 'defaultValue' | 'description' | 'errorMessage' | 'onPaste'
> {
  /** Where a browser sends the form before its code has come. */
  href: string;
  onTrack: (text: string) => void;
  /** Called with what is typed; then there is room for what is `said` of it. */
  onType?: (text: string) => void;
  /** What is known of the number so far. */
  said?: string;
}

/**
 * Takes a tracking number. A plain form with a field that keeps its text itself: it works before any code has come,
 * and knows nothing of whose numbers look how. Loads no react-aria.
 */
export function TrackingForm({ href, onTrack, onType, said, ...field }: TrackingFormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onTrack((event.currentTarget.elements.namedItem(NUMBER_KEY) as HTMLInputElement).value);
  };
  return (
    <form action={href} aria-label={copy.title} className={form} onSubmit={submit}>
      <TextField
        {...field}
        name={NUMBER_KEY}
        label={copy.number}
        size="lg"
        isMono
        autoComplete="off"
        spellCheck={false}
        {...(onType && { onChange: onType })}
      />
      {onType && (
        <p role="status" className={saidOfIt}>
          {said}
        </p>
      )}
      <Button type="submit" size="lg" isFullWidth>
        {copy.title}
      </Button>
    </form>
  );
}
