/** Pages of the moment that hold input which leaving would delete. */
const holders = new Set<symbol>();

/** Says that a page holds input; @returns the way to take it back. */
export function holdInput(): () => void {
  const holder = Symbol('input');
  holders.add(holder);
  return () => holders.delete(holder);
}

/** Whether a page that is open holds input. */
export function isInputHeld(): boolean {
  return holders.size > 0;
}
