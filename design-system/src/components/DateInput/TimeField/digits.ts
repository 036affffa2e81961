/** The parts of a time of day, and the greatest number that a clock shows in each. */
export const greatest = { hour: 23, minute: 59 } as const;
export type TimePart = keyof typeof greatest;

/** What has been typed into a part since it was entered. */
export interface TypedDigits {
  readonly part: TimePart;
  readonly digits: string;
}

const FULL = 2;

/** One more digit: a full part begins anew. */
export function addDigit(before: TypedDigits | null, part: TimePart, digit: string): TypedDigits {
  const digits = before?.part === part && before.digits.length < FULL ? before.digits : '';
  return { part, digits: digits + digit };
}

/** Whether no clock shows it: 25 hours, 61 minutes. */
export function isBeyondTheClock({ part, digits }: TypedDigits): boolean {
  return Number(digits) > greatest[part];
}
