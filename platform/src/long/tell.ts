/** Prints a line that the command hands on to whoever has given it: `tests/run/long-steps.ts` knows it by its sign. */
export function tell(line: string): void {
  console.log(`‣ ${line}`);
}
