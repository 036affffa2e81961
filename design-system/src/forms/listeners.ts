/** Who wants to hear of a change. */
export class Listeners {
  readonly #all = new Set<() => void>();

  /** Returns what ends the subscription. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  };

  notify(): void {
    for (const listener of this.#all) listener();
  }
}
