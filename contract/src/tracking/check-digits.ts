/** Says whether the check digit of a compact tracking number is right. */
export type DigitCheck = (number: string) => boolean;

function weightedSum(values: readonly number[], weights: readonly number[]): number {
  return values.reduce((sum, value, index) => sum + value * (weights[index % weights.length] ?? 0), 0);
}

/** Splits a number into its digits and the last of them, the check digit. */
function split(number: string): { body: number[]; last: number } {
  const digits = Array.from(number, Number);
  return { body: digits.slice(0, -1), last: digits.at(-1) ?? Number.NaN };
}

function upToTen(sum: number): number {
  return (10 - (sum % 10)) % 10;
}

function mod10(weights: readonly number[], extra = 0): DigitCheck {
  return (number) => {
    const { body, last } = split(number);
    return upToTen(weightedSum(body, weights) + extra) === last;
  };
}

/** UPS counts a letter as its ASCII code minus 63, modulo 10. */
function upsValue(character: string): number {
  return /\d/.test(character) ? Number(character) : (character.charCodeAt(0) - 63) % 10;
}

/** The published check digit rules. Weights run from the left. */
export const checks = {
  dhlPaket: mod10([3, 1]),
  dhlIdentcode: mod10([4, 9]),
  /** GLS adds one to the weighted sum. */
  gls: mod10([3, 1], 1),
  dhlExpress: (number) => Number(number.slice(0, -1)) % 7 === Number(number.at(-1)),
  fedex: (number) => {
    const { body, last } = split(number);
    return (weightedSum(body, [3, 1, 7]) % 11) % 10 === last;
  },
  fedexGround: mod10([1, 3]),
  ups: (number) => {
    const values = Array.from(number.slice(2, -1), upsValue);
    return upToTen(weightedSum(values, [1, 2])) === Number(number.at(-1));
  },
  /** Remainder 0 is written as 5, remainder 1 as 0. */
  upu: (number) => {
    const { body, last } = split(number.slice(2, -2));
    const rest = 11 - (weightedSum(body, [8, 6, 4, 2, 3, 5, 9, 7]) % 11);
    return (rest === 10 ? 0 : rest === 11 ? 5 : rest) === last;
  },
} as const satisfies Record<string, DigitCheck>;
