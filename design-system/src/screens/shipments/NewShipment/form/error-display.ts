import type { FieldProblem } from '../new-shipment-state.ts';
import type { FieldName, FieldOrder } from './field-names.ts';
import { fieldName } from './field-names.ts';
import { Listeners } from './listeners.ts';

/** An error as it stands at its field. */
export interface ShownError {
  readonly name: FieldName;
  readonly message: string;
}

/** An error of the last attempt. */
export interface ListedError extends ShownError {
  /** It has gone since; the message is its last one. */
  readonly isMended: boolean;
}

/** What stands on top of the form after an attempt to submit it. */
export interface ErrorOverview {
  /** Counts the attempts that found errors. */
  readonly attempt: number;
  /** All errors of the last attempt, in screen order: the form below keeps its place while they are mended. */
  readonly errors: readonly ListedError[];
}

/**
 * Decides which of the errors that the schema finds are shown: those of a field once it has been
 * edited and left, all of them after an attempt to submit. The server's complaints stay at their
 * fields until those are changed.
 */
export class ErrorDisplay {
  readonly #edited = new Set<FieldName>();
  readonly #left = new Set<FieldName>();
  readonly #shown = new Map<FieldName, string>();
  readonly #fromServer = new Map<FieldName, string>();
  /** What the last attempt complained about, by field. */
  readonly #listed = new Map<FieldName, string>();
  readonly #listeners = new Listeners();
  readonly #paint: (name: FieldName, message: string | null) => void;
  readonly #order: () => FieldOrder;
  #isSubmitted = false;
  #overview: ErrorOverview = { attempt: 0, errors: [] };

  /**
   * @param paint writes an error to its field, or takes it away
   * @param order tells how the fields stand on the screen just now
   */
  constructor(paint: (name: FieldName, message: string | null) => void, order: () => FieldOrder) {
    this.#paint = paint;
    this.#order = order;
  }

  /** The error that stands at a field, if one does. */
  messageAt(name: FieldName): string | undefined {
    return this.#shown.get(name);
  }

  /** The field is being typed into. Returns whether its error has to be looked at again at once. */
  edit(name: FieldName): boolean {
    this.#edited.add(name);
    return this.#fromServer.delete(name) || this.#shown.has(name);
  }

  /** The field's value was chosen, and is complete by that. */
  complete(name: FieldName): void {
    this.edit(name);
    this.#left.add(name);
  }

  /** The focus has left the field. Returns whether that lets an error show. */
  leave(name: FieldName): boolean {
    if (!this.#edited.has(name)) return false;
    this.#left.add(name);
    return true;
  }

  /** From now on every error shows; what the server said is judged anew. */
  submit(): void {
    this.#isSubmitted = true;
    this.#fromServer.clear();
    this.#listed.clear();
  }

  takeFromServer(problems: readonly FieldProblem[]): void {
    this.submit();
    for (const { path, message } of problems) this.#fromServer.set(fieldName(path), message);
  }

  /** Hides the errors of fields whose content was replaced, and lets them begin anew. */
  forget(isMeant: (name: FieldName) => boolean): void {
    for (const memory of [this.#edited, this.#left, this.#fromServer]) {
      for (const name of memory.keys()) if (isMeant(name)) memory.delete(name);
    }
    for (const name of this.#shown.keys()) if (isMeant(name)) this.#hide(name);
  }

  /**
   * Takes what the schema has found now.
   *
   * @returns whether nothing is wrong, hidden errors included
   */
  take(found: ReadonlyMap<FieldName, string>): boolean {
    const all = new Map([...this.#fromServer, ...found]);
    for (const name of this.#shown.keys()) if (!all.has(name)) this.#hide(name);
    for (const [name, message] of all) {
      if (this.#isSubmitted || this.#left.has(name)) this.#show(name, message);
    }
    this.#publish(this.#overview.attempt);
    return all.size === 0;
  }

  /** An attempt to submit has failed: its errors make up the overview. */
  countAttempt(): void {
    this.#listed.clear();
    for (const [name, message] of this.#shown) this.#listed.set(name, message);
    this.#publish(this.#overview.attempt + 1);
  }

  readonly subscribe = this.#listeners.subscribe;

  /** Stable until it changes. */
  readonly overview = (): ErrorOverview => this.#overview;

  #show(name: FieldName, message: string): void {
    if (this.#shown.get(name) === message) return;
    this.#shown.set(name, message);
    this.#paint(name, message);
  }

  #hide(name: FieldName): void {
    this.#shown.delete(name);
    this.#paint(name, null);
  }

  /** A field that goes wrong for the first time after the attempt is no reason to make the overview longer. */
  #publish(attempt: number): void {
    const names = [...this.#listed.keys()];
    if (names.length > 1) names.sort(this.#order());
    const errors = names.map((name) => {
      const message = this.#shown.get(name) ?? this.#listed.get(name) ?? '';
      this.#listed.set(name, message);
      return { name, message, isMended: !this.#shown.has(name) };
    });
    if (attempt === this.#overview.attempt && areEqual(errors, this.#overview.errors)) return;
    this.#overview = { attempt, errors };
    this.#listeners.notify();
  }
}

function areEqual(left: readonly ListedError[], right: readonly ListedError[]): boolean {
  return (
    left.length === right.length &&
    left.every(({ name, message, isMended }, index) => {
      const other = right[index];
      return other?.name === name && other.message === message && other.isMended === isMended;
    })
  );
}
