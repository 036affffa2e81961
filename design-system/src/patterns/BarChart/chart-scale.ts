/** Lines across a chart with the top one at or above the longest bar. */
export interface ChartScale {
  readonly top: number;
  /** From 0 upwards. */
  readonly ticks: readonly number[];
}

const STEPS = [1, 2, 5, 10];
const MOST_STEPS = 4;

/** A scale of round numbers: steps of 1, 2 or 5 and noughts, four at most, and no parts of a piece. */
export function scaleOf(most: number): ChartScale {
  const least = Math.max(most, 1) / MOST_STEPS;
  const power = 10 ** Math.floor(Math.log10(least));
  const found = STEPS.map((step) => step * power).find((step) => step >= least) ?? 10 * power;
  const step = Math.max(1, found);
  const amount = Math.max(1, Math.ceil(most / step));
  return { top: step * amount, ticks: Array.from({ length: amount + 1 }, (_, index) => index * step) };
}

/** Thinner than this nobody sees that there is something. */
const LEAST_PERCENT = 0.8;

/** Where the parts of a bar begin and how long they are, in percent of the scale. */
export function partsOf(parts: readonly number[], top: number): { start: number; length: number }[] {
  let start = 0;
  return parts.map((part) => {
    const length = part > 0 ? Math.max(LEAST_PERCENT, (part / top) * 100) : 0;
    const placed = { start, length };
    start += length;
    return placed;
  });
}
