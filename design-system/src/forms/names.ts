import type { FieldPath } from 'contract';

/** Names of all values inside an input, dotted: `block.address.city`, `rows.0.amount`. */
export type FieldName<Input> = Input extends readonly (infer Row)[]
  ? `${number}` | `${number}.${FieldName<NonNullable<Row>>}`
  : Input extends object
    ? {
        [Key in keyof Input & string]-?: Key | `${Key}.${FieldName<NonNullable<Input[Key]>>}`;
      }[keyof Input & string]
    : never;

/** What stands at a name. */
export type FieldValue<Input, Name extends string> = Name extends `${infer Key}.${infer Rest}`
  ? FieldValue<NonNullable<ValueAt<Input, Key>>, Rest>
  : ValueAt<Input, Name>;

type ValueAt<Input, Key extends string> = Input extends readonly (infer Row)[]
  ? Row
  : Key extends keyof Input
    ? Input[Key]
    : never;

const paths = new Map<string, FieldPath>();

/** The path of a name. The same array for the same name, so that nothing is rendered for a new one. */
export function fieldPath(name: string): FieldPath {
  let path = paths.get(name);
  if (!path) {
    path = name.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    paths.set(name, path);
  }
  return path;
}

/** The name of a value that a schema or the server points at. */
export function fieldName(path: FieldPath): string {
  return path.join('.');
}

/** The name itself and those of what it stands in, from inside out: `to.address.city`, `to.address`, `to`. */
export function enclosingNames(name: string): string[] {
  const keys = name.split('.');
  return keys.map((_, index) => keys.slice(0, keys.length - index).join('.'));
}

/** What stands at a name inside a value; undefined where nothing does. */
export function valueAt(whole: unknown, name: string): unknown {
  let value = whole;
  for (const key of fieldPath(name))
    value = (value as Record<string | number, unknown> | null | undefined)?.[key];
  return value;
}
