import * as v from 'valibot';

export const text = (fallback: string) => v.optional(v.string(), fallback);

export const port = (fallback: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d+$/, 'must be a port number'),
      v.toNumber(),
      v.minValue(1, 'must be a port number'),
      v.maxValue(65_535, 'must be a port number'),
    ),
    String(fallback),
  );

export const onOrOff = v.pipe(
  v.picklist(['on', 'off'], 'must be "on" or "off"'),
  v.transform((value) => value === 'on'),
);

/** A number that is not negative. */
export const amount = v.pipe(
  v.string(),
  v.toNumber('must be a number'),
  v.minValue(0, 'must not be negative'),
);

/** A whole number from 1 on. */
export const count = v.pipe(
  v.string(),
  v.toNumber('must be a number'),
  v.integer('must be a whole number'),
  v.minValue(1, 'must be 1 or more'),
);

/** What browsers write of an address: scheme, name and port. */
export const origin = v.pipe(
  v.string(),
  v.check(isWebAddress, 'must be an address such as https://lotse.example.org'),
  v.check(
    (value) => !URL.canParse(value) || new URL(value).href === `${new URL(value).origin}/`,
    'must have no path',
  ),
  v.transform((value) => new URL(value).origin),
);

/** An address with http or https; slashes at its end are dropped. */
export const address = v.pipe(
  v.string(),
  v.check(isWebAddress, 'must be an address such as https://login.example.org'),
  v.transform((value) => value.replace(/(?<!\/)\/+$/, '')),
);

/** A mail server, with a name and a password where it wants them. */
export const smtpAddress = v.pipe(
  v.string(),
  v.check(
    (value) => /^smtps?:\/\//.test(value) && URL.canParse(value),
    'must be an address such as smtps://name:password@mail.example.org',
  ),
);

/** Words between commas. */
export const list = v.pipe(
  v.string(),
  v.transform((value) =>
    value
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
);

function isWebAddress(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value);
}

/**
 * Reads variables by a schema. One that is set to nothing counts as not set: the files that set
 * variables for containers cannot leave one out.
 *
 * @throws naming each variable that is wrong
 */
export function parseVariables<const Schema extends v.GenericSchema>(
  schema: Schema,
  variables: Readonly<Record<string, string | undefined>>,
): v.InferOutput<Schema> {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  throw new Error(result.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`).join('\n'));
}
