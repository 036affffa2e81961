import type { FieldChange } from '../../components/FieldDiff/FieldDiff.tsx';

/** One field of a thing, as it is read. */
export interface FieldFact {
  /** Unique in the thing. */
  readonly path: string;
  readonly label: string;
  /** Empty where there is nothing. */
  readonly value: string;
}

type FactOfField = Omit<FieldFact, 'path'> | readonly FieldFact[];

/** Each field of a draft as it is read, so that none is forgotten; one that is made of others by theirs. */
export type FactsByField<Draft> = { readonly [Field in keyof Draft]-?: FactOfField };

/** The facts of all fields of a draft, in their order. */
export function factsByField<Draft>(facts: FactsByField<Draft>): FieldFact[] {
  return Object.entries<FactOfField>(facts).flatMap(([path, fact]) =>
    'label' in fact ? [{ path, label: fact.label, value: fact.value }] : fact,
  );
}

/** What differs between two versions of the same thing, field by field, in the order of the first. */
export function fieldChanges(before: readonly FieldFact[], after: readonly FieldFact[]): FieldChange[] {
  const labels = new Map([...before, ...after].map(({ path, label }) => [path, label]));
  return [...labels].flatMap(([path, label]): FieldChange[] => {
    const [was = '', is = ''] = [before, after].map(
      (facts) => facts.find((fact) => fact.path === path)?.value,
    );
    if (was === is) return [];
    const kind = was === '' ? 'added' : is === '' ? 'removed' : 'changed';
    return [{ path, label, kind, ...(was !== '' && { before: was }), ...(is !== '' && { after: is }) }];
  });
}
