/** Between two keys of a scanner passes no more than this, in milliseconds; on the radio they take 50 and some more. */
const SLOWEST_SCANNER_MS = 80;

/** Fingers take longer than this. */
const FASTEST_HAND_MS = 35;

/** Fewer keys may come that fast by rolling a hand over them. */
const SHORTEST_SCAN = 4;

/** What comes more slowly may be a quick hand's, which types short measures and whole words. */
const SHORTEST_SLOW_SCAN = 6;

/** Tells a scanner, which types a whole number and Enter or Tab at once, from somebody who types. */
export class KeyBurst {
  #text = '';
  #lastAt = Number.NEGATIVE_INFINITY;
  #longestPause = 0;
  /** Until when keys belong to the end of the last scan. */
  #endsAt = Number.NEGATIVE_INFINITY;

  /**
   * A character was typed.
   *
   * @param at when, in milliseconds
   * @returns whether a burst may begin with it
   */
  add(character: string, at: number): boolean {
    const pause = at - this.#lastAt;
    const isFirst = !this.isRunning(at);
    this.#text = isFirst ? character : this.#text + character;
    this.#longestPause = isFirst ? 0 : Math.max(this.#longestPause, pause);
    this.#lastAt = at;
    this.#endsAt = Number.NEGATIVE_INFINITY;
    return isFirst;
  }

  /** Whether a key at that moment goes on with what was typed before. */
  isRunning(at: number): boolean {
    return at - this.#lastAt <= SLOWEST_SCANNER_MS;
  }

  /** Enter or Tab was pressed. @returns what was scanned, or null where somebody has typed */
  end(at: number): string | null {
    const longestPause = Math.max(this.#longestPause, at - this.#lastAt);
    const text = this.#text;
    this.reset();
    const isScan =
      longestPause <= FASTEST_HAND_MS
        ? text.length >= SHORTEST_SCAN
        : longestPause <= SLOWEST_SCANNER_MS && text.length >= SHORTEST_SLOW_SCAN && /\p{N}/u.test(text);
    if (!isScan) return null;
    // As fast as the others: a hand is slower than most of them.
    this.#endsAt = at + Math.max(longestPause, FASTEST_HAND_MS);
    return text;
  }

  /** Whether a key at that moment belongs to what a scanner ends with: some press Enter and Tab, or a line feed, too. */
  hasJustEnded(at: number): boolean {
    return at <= this.#endsAt;
  }

  /** What comes next belongs to nothing before. */
  reset(): void {
    this.#text = '';
    this.#lastAt = Number.NEGATIVE_INFINITY;
    this.#longestPause = 0;
  }
}
