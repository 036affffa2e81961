import { customType } from 'drizzle-orm/pg-core';

/** Beside the value's own fields; what has none was written before there were versions. */
const VERSION_KEY = '$version';
const FIRST_VERSION = 1;

interface Shape<Value> {
  /** Rises by one with each change that older rows do not have. */
  readonly version: number;
  /**
   * Gives a stored value the shape of today. It comes without its version, as whatever was written then.
   *
   * @throws when it is no such value at all
   */
  readonly read: (stored: unknown, version: number) => Value;
}

/**
 * A JSON column whose rows outlive the code that wrote them: each says of which version it is, and is
 * brought up to date when it is read.
 */
export function storedJson<Value extends object>({ version, read }: Shape<Value>) {
  return customType<{ data: Value; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify({ ...value, [VERSION_KEY]: version }),
    fromDriver: (driver) => {
      const stored: unknown = typeof driver === 'string' ? JSON.parse(driver) : driver;
      if (typeof stored !== 'object' || stored === null) throw new Error('A stored value is no object');
      const { [VERSION_KEY]: written, ...value } = stored as Record<string, unknown>;
      return read(value, typeof written === 'number' ? written : FIRST_VERSION);
    },
  });
}
