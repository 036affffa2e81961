/** Between two keys of a scanner passes less than this, in milliseconds; fingers take longer. */
const SLOWEST_SCANNER_MS = 35;

/** Fewer keys may come that fast by rolling a hand over them. */
const SHORTEST_SCAN = 4;

/** Tells a scanner, which types a whole number and Enter at once, from somebody who types. */
export class KeyBurst {
  #text = '';
  #lastAt = Number.NEGATIVE_INFINITY;

  /**
   * A character was typed.
   *
   * @param at when, in milliseconds
   * @returns whether a burst may begin with it
   */
  add(character: string, at: number): boolean {
    const isFirst = at - this.#lastAt > SLOWEST_SCANNER_MS;
    this.#text = isFirst ? character : this.#text + character;
    this.#lastAt = at;
    return isFirst;
  }

  /** Enter was pressed. @returns what was scanned, or null where somebody has typed */
  end(at: number): string | null {
    const isFast = at - this.#lastAt <= SLOWEST_SCANNER_MS;
    const text = this.#text;
    this.reset();
    return isFast && text.length >= SHORTEST_SCAN ? text : null;
  }

  /** What comes next belongs to nothing before. */
  reset(): void {
    this.#text = '';
    this.#lastAt = Number.NEGATIVE_INFINITY;
  }
}
