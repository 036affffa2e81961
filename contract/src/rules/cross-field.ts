import * as v from 'valibot';

/** Where a value stands inside an object: keys and, in lists, indexes. */
export type FieldPath = readonly (string | number)[];

/** A rule that looks at several fields and complains at one of them. */
export interface CrossFieldRule<Whole> {
  /** Fields that must be sound before the rule can be judged. */
  readonly reads: readonly FieldPath[];
  /** The field that shows the message; it keeps a complaint that it already has. */
  readonly at: FieldPath;
  readonly isFine: (whole: Whole) => boolean;
  readonly message: string | ((whole: Whole) => string);
}

function startsWith(path: FieldPath, start: FieldPath): boolean {
  return start.length <= path.length && start.every((key, index) => path[index] === key);
}

function pathItems(whole: unknown, path: FieldPath): [v.IssuePathItem, ...v.IssuePathItem[]] {
  let input = whole;
  return path.map((key) => {
    const parent = input;
    input = (parent as Record<string | number, unknown>)[key];
    return { type: 'unknown', origin: 'value', input: parent, key, value: input };
  }) as [v.IssuePathItem, ...v.IssuePathItem[]];
}

/**
 * One validation for all rules across fields. A rule is judged as soon as the fields that it reads
 * are sound, whatever else fails: an object-level `check` would stay silent until everything else
 * is right. A field gets one message at a time. The schema above must not abort its pipe early.
 */
export function crossFieldRules<Whole>(rules: readonly CrossFieldRule<Whole>[]): v.RawCheckAction<Whole> {
  return v.rawCheck<Whole>(({ dataset, addIssue }) => {
    const faulty = (dataset.issues ?? []).map((issue) =>
      (issue.path ?? []).map(({ key }) => key as string | number),
    );
    // A whole that is not even an object is the schema's complaint; its fields are sound where nobody complained.
    if (typeof dataset.value !== 'object' || dataset.value === null) return;
    const whole = dataset.value as Whole;
    for (const rule of rules) {
      const touched = [...rule.reads, rule.at];
      const isSound = touched.every(
        (path) => !faulty.some((fault) => startsWith(path, fault) || startsWith(fault, path)),
      );
      if (!isSound || rule.isFine(whole)) continue;
      const message = typeof rule.message === 'string' ? rule.message : rule.message(whole);
      addIssue({ message, path: pathItems(whole, rule.at) });
      faulty.push([...rule.at]);
    }
  });
}
