import { useForm as useFormStore } from '@formisch/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type * as v from 'valibot';
import { Form, type FormSettings, type Rules } from './form.ts';
import type { Store } from './store.ts';
import { type FormSending, type SendOptions, useSending } from './useSending.ts';
import { useStableCallbacks } from './useStableCallbacks.ts';

export interface FormOptions<Schema extends Rules>
  extends SendOptions, Pick<FormSettings<v.InferInput<Schema>>, 'initialInput' | 'labelOf' | 'prefix'> {
  /** Called once. Rules that need the day or a check that is loaded later read them when they judge. */
  readonly rules: () => Schema;
  /** The input is right and is to be sent. */
  readonly onSubmit: (output: v.InferOutput<Schema>) => void;
  /**
   * The input has changed: for a draft. Called at most four times a second while somebody types, and at
   * once when the page is hidden or left.
   */
  readonly onChange?: (input: v.InferInput<Schema>) => void;
  /** Whether something would be lost by leaving: for the question that asks about it. */
  readonly onChangedChange?: (isChanged: boolean) => void;
}

/** A form with what became of its last attempt, as `FormFrame` takes it. */
export interface FormControl<Schema extends Rules> extends FormSending<Form<Schema>> {
  /** Sends the form, or shows what is wrong with it. */
  readonly submit: () => void;
}

/**
 * One form for the life of the component; another filling is another `key`. `pending` and `submitError`
 * have to be given: a form that forgets them sends twice, or fails in silence.
 */
export function useForm<Schema extends Rules>(options: FormOptions<Schema>): FormControl<Schema> {
  const { rules, initialInput, labelOf, prefix, onSubmit, onChange, onChangedChange } = options;
  const stable = useStableCallbacks({
    labelOf: (name: string) => labelOf?.(name),
    report: (input: v.InferInput<Schema>) => onChange?.(input),
  });
  const form = useNewForm(rules, initialInput, (store, schema) => {
    const { report, labelOf: latestLabelOf } = stable;
    return new Form<Schema>(store, schema, { initialInput, report, labelOf: latestLabelOf, prefix });
  });

  useOnChanged(form, (isChanged) => onChangedChange?.(isChanged));

  const sending = useSending(form, options);
  const submit = () => {
    const output = sending.judge();
    if (output !== null) onSubmit(output);
  };
  return { ...sending, submit };
}

/**
 * Tells whether something would be lost by leaving, within the event that makes it so: what is told in an effect
 * is known some time after it, and Escape would be quicker.
 */
export function useOnChanged(
  form: Pick<Form<Rules>, 'isChanged' | 'onChanged'>,
  onChangedChange: (isChanged: boolean) => void,
): void {
  const tell = useEffectEvent(() => onChangedChange(form.isChanged()));
  useEffect(() => {
    tell();
    return form.onChanged(() => tell());
  }, [form]);
}

/**
 * The form itself, also one of a class of its own. Changes that still wait are reported when the page
 * is hidden or left, because nothing runs for sure after that. Those of a form that is taken away are not:
 * it was saved or given up, and its draft must not come back.
 *
 * @param make is called once
 */
export function useNewForm<Schema extends Rules, Made extends Form<Schema>>(
  rules: () => Schema,
  initialInput: v.InferInput<Schema>,
  make: (store: Store, schema: Schema) => Made,
): Made {
  const [schema] = useState(rules);
  const store: Store = useFormStore<Rules>({
    schema,
    initialInput,
    // Formisch judges nothing by itself: the form decides when errors show.
    validate: 'submit',
    revalidate: 'submit',
  });
  const [form] = useState(() => make(store, schema));

  useEffect(() => {
    const flush = () => form.flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      form.cancelReport();
    };
  }, [form]);

  return form;
}
