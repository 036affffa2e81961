import { useField, useFieldArray, useForm } from '@formisch/react';
import type { PackageFormInput, Packaging, ShipmentFormInput } from 'contract';
import { shipmentFormSchema } from 'contract';
import { createContext, use, useEffect, useInsertionEffect, useState, useSyncExternalStore } from 'react';
import type { Announcement } from './announcements.ts';
import type { ErrorOverview } from './error-display.ts';
import type { FieldName, FlagFieldName, LinkFieldName, TextFieldName } from './field-names.ts';
import { fieldPath } from './field-names.ts';
import type { FormSurroundings } from './form-world.ts';
import { FormWorld } from './form-world.ts';
import { ShipmentForm } from './shipment-form.ts';

const FormContext = createContext<ShipmentForm | null>(null);

/** Gives the form to the fields below it. */
export const ShipmentFormProvider = FormContext;

/** The form that the fields around belong to. */
export function useFormContext(): ShipmentForm {
  const form = use(FormContext);
  if (!form) throw new Error('Fields of the shipment form need a ShipmentFormProvider above them.');
  return form;
}

/**
 * One form for the life of the component. Changes that still wait are reported when the page is
 * hidden or left, because nothing runs for sure after that.
 */
export function useShipmentForm(
  initialInput: ShipmentFormInput,
  surroundings: FormSurroundings,
): ShipmentForm {
  const [world] = useState(() => new FormWorld(surroundings));
  useInsertionEffect(() => world.take(surroundings));
  const [schema] = useState(() => shipmentFormSchema(world));
  // Formisch judges nothing by itself: ShipmentForm decides when errors show.
  const store = useForm({ schema, initialInput, validate: 'submit', revalidate: 'submit' });
  const [form] = useState(() => new ShipmentForm(store, schema, initialInput, world.report));

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

/** What the last attempt to submit found. */
export function useErrorOverview(form: ShipmentForm): ErrorOverview {
  return useSyncExternalStore(form.errors.subscribe, form.errors.overview);
}

/** What was last said to those who cannot see it happen. */
export function useAnnouncements(): readonly Announcement[] {
  const { announcements } = useFormContext();
  return useSyncExternalStore(announcements.subscribe, announcements.recent);
}

/** Name of the product that was chosen and is gone. */
export function useLostRate(): string | null {
  const form = useFormContext();
  return useSyncExternalStore(form.onLostRate, form.lostRate);
}

interface Bound<Value> {
  readonly value: Value;
  readonly error: string | undefined;
}

/** Value and error of one field; re-renders for that field alone. */
export function useBound(name: `shipmentData.packages.${number}.packaging`): Bound<Packaging>;
export function useBound(name: TextFieldName): Bound<string>;
export function useBound(name: FlagFieldName): Bound<boolean>;
export function useBound(name: LinkFieldName): Bound<string | null>;
export function useBound(name: FieldName): Bound<unknown> {
  const { store } = useFormContext();
  // Formisch types a path by its literal; names are checked by FieldName instead.
  const field = useField(store, { path: fieldPath(name) as unknown as ['description'] });
  return {
    get value() {
      return field.input;
    },
    get error() {
      return field.errors?.[0];
    },
  };
}

/** Ids of the package rows, and the error of the list as a whole. */
export function usePackageRows(): { readonly ids: readonly string[]; readonly error: string | undefined } {
  const { store } = useFormContext();
  const rows = useFieldArray(store, { path: ['shipmentData', 'packages'] });
  return { ids: rows.items, error: rows.errors?.[0] };
}

/**
 * The text of a field for what is derived from it. It follows the keys with the delay of the
 * reports, so that typing renders nothing.
 */
export function useSettledText(name: TextFieldName): string {
  const form = useFormContext();
  return useSyncExternalStore(form.onSettle, () => textAt(form.settled(), name));
}

/** All package rows, with the same delay. */
export function useSettledPackages(): readonly PackageFormInput[] {
  const form = useFormContext();
  return useSyncExternalStore(form.onSettle, () => form.settled().shipmentData.packages);
}

function textAt(input: ShipmentFormInput, name: TextFieldName): string {
  let value: unknown = input;
  for (const key of fieldPath(name)) value = (value as Record<string | number, unknown> | undefined)?.[key];
  return typeof value === 'string' ? value : '';
}
