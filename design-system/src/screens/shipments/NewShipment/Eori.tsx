import { organizationDraftSchema, organizationMessages } from 'contract';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { Button } from '../../../components/Button/Button.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { help } from './CustomsItems.css.ts';
import { eoriCopy as copy } from './Eori.copy.ts';
import * as styles from './Eori.css.ts';
import { useShipmentFormContext } from './form/useShipmentForm.ts';
import type { EoriState } from './new-shipment-state.ts';

export interface EoriProps {
  readonly eori: EoriState;
}

/** The number that customs know the sender by: where it comes from, or the way to one. */
export function Eori({ eori: { number, save } }: EoriProps) {
  if (number !== '') return <p className={help}>{copy.source(number)}</p>;
  return save ? <MissingEori save={save} /> : <p className={help}>{copy.missing}</p>;
}

/** It belongs to the organisation and not to the shipment, so it is saved by itself. */
function MissingEori({ save }: { readonly save: NonNullable<EoriState['save']> }) {
  const form = useShipmentFormContext();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const complain = (message: string) => {
    setError(message);
    input.current?.focus();
  };
  const handleSave = async () => {
    const judged = v.safeParse(organizationDraftSchema.entries.eoriNumber, text);
    if (!judged.success) return complain(judged.issues[0].message);
    if (judged.output === '') return complain(organizationMessages.eoriNumber);
    setSaving(true);
    const why = await save(judged.output);
    setSaving(false);
    if (why) return complain(why.fields?.[0]?.message ?? why.detail ?? copy.notSaved);
    return form.announcements.say(copy.saved(judged.output));
  };
  return (
    <div className={styles.line}>
      <TextField
        ref={input}
        label={copy.label}
        description={copy.help}
        autoComplete="off"
        value={text}
        isReadOnly={isSaving}
        {...(error !== undefined && { errorMessage: error })}
        onChange={(typed) => {
          setText(typed);
          setError(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || isSaving) return;
          event.preventDefault();
          void handleSave();
        }}
      />
      <span className={styles.action}>
        <Button isDisabled={isSaving} keepsFocus onPress={() => void handleSave()}>
          {isSaving ? copy.saving : copy.save}
        </Button>
      </span>
    </div>
  );
}
