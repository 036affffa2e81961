import { isDirty } from '@formisch/react';
import * as v from 'valibot';
import { afterPress } from '../components/Field/press.ts';
import { Announcements } from './announcements.ts';
import { ErrorDisplay, type FieldProblem } from './error-display.ts';
import { FieldPlaces } from './field-places.ts';
import { type FieldHost, FormField } from './field.ts';
import { formsCopy } from './forms.copy.ts';
import { Listeners } from './listeners.ts';
import { enclosingNames, fieldName, type FieldName, fieldPath, type FieldValue, valueAt } from './names.ts';
import {
  insertRow,
  paintError,
  readStore,
  removeRow,
  type Store,
  takeAsInitial,
  writeStore,
} from './store.ts';

/** The rules of a form; they judge and translate an object of fields. */
export type Rules = v.GenericSchema<Record<string, unknown>, Record<string, unknown>>;

/** How long a change may wait before it is reported, in ms. */
const REPORT_AFTER_MS = 250;

export interface FormSettings<Input> {
  /** What the form begins with, as its store does. */
  readonly initialInput: Input;
  /** Hears of changes, at most once in `REPORT_AFTER_MS`. */
  readonly report: (input: Input) => void;
  /**
   * What a field is called apart from its place, e.g. „Empfänger, Ort“. Without it, or where it answers
   * undefined, the label that stands at the field.
   */
  readonly labelOf?: ((name: string) => string | undefined) | undefined;
  /** Begins the ids of the fields; one of its own for each form of a page. Default `feld`. */
  readonly prefix?: string | undefined;
}

/**
 * A form outside of React: its input, its errors as `ErrorDisplay` shows them, and the reports of
 * changes. A form with rules of its own about what follows from what extends it.
 */
export class Form<Schema extends Rules> implements FieldHost {
  readonly store: Store;
  readonly places: FieldPlaces;
  readonly errors: ErrorDisplay;
  readonly announcements = new Announcements();
  readonly #schema: Schema;
  readonly #settings: FormSettings<v.InferInput<Schema>>;
  readonly #fields = new Map<string, FormField<unknown>>();
  readonly #fills = new Listeners();
  readonly #settlings = new Listeners();
  readonly #changes = new Listeners();
  #wasChanged = false;
  #settled: v.InferInput<Schema>;
  /** What was right when it was last submitted. */
  #sent: v.InferInput<Schema> | undefined;
  #reportTimer: ReturnType<typeof setTimeout> | undefined;
  #hasReported = false;

  constructor(store: Store, schema: Schema, settings: FormSettings<v.InferInput<Schema>>) {
    this.store = store;
    this.#schema = schema;
    this.#settings = settings;
    this.#settled = settings.initialInput;
    this.places = new FieldPlaces(settings.prefix ?? 'feld');
    this.errors = new ErrorDisplay(
      (name, message) => paintError(store, name, message),
      (names) => this.places.sorted(names),
    );
    this.places.subscribe(() => this.errors.reorder());
  }

  /** A field by its place in the input. */
  at<Name extends FieldName<v.InferInput<Schema>>>(
    name: Name,
  ): FormField<FieldValue<v.InferInput<Schema>, Name>> {
    let field = this.#fields.get(name);
    if (!field) {
      field = new FormField(this, name);
      this.#fields.set(name, field);
    }
    return field as FormField<FieldValue<v.InferInput<Schema>, Name>>;
  }

  /** What a field is called where it has to be named apart from its place. Empty for what has no name. */
  labelOf(name: string): string {
    return this.#settings.labelOf?.(name) ?? this.places.labelOf(name) ?? '';
  }

  /** All input as it stands. */
  read(): v.InferInput<Schema> {
    return readStore(this.store) as v.InferInput<Schema>;
  }

  readonly valueOf = (name: string): unknown => readStore(this.store, name);

  /**
   * The input as it stood when it was last reported: what is derived from it follows this one, so that
   * a key costs nothing but the key.
   */
  readonly settled = (): v.InferInput<Schema> => this.#settled;
  readonly settledValueOf = (name: string): unknown => valueAt(this.#settled, name);
  readonly onSettle = this.#settlings.subscribe;

  /** Whether the input is another one than at the beginning; that it is becomes known with the key that makes it so. */
  readonly isChanged = (): boolean => isDirty(this.store);
  readonly onChanged = this.#changes.subscribe;

  /** What this input would still be refused for, by field, whether it is shown or not. */
  complaints(): ReadonlyMap<string, string> {
    return this.#firstMessages(v.safeParse(this.rules(), this.judged(this.settled())).issues ?? []);
  }

  readonly type = (name: string, text: string): void => {
    this.write(name, text);
    this.edited(name);
    if (this.errors.edit(name)) this.judge();
  };

  readonly choose = (name: string, value: unknown): void => {
    this.write(name, value);
    this.edited(name);
    this.errors.complete(name);
    this.#judgeAloud(name);
    this.#settle();
  };

  readonly leave = (name: string): void => {
    if (this.errors.leave(name)) this.#judgeAloud(name);
  };

  /** Takes over several values that follow from one choice. */
  setAll(
    values: Partial<{ [Name in FieldName<v.InferInput<Schema>>]: FieldValue<v.InferInput<Schema>, Name> }>,
  ): void {
    for (const [name, value] of Object.entries(values)) this.write(name, value);
    this.filled((name) => enclosingNames(name).some((outer) => outer in values));
  }

  /** Puts a row into a list, at its end where no index is given. */
  insertRow(list: FieldName<v.InferInput<Schema>>, row: unknown, index?: number): void {
    insertRow(this.store, list, row, index);
    this.filled((name) => enclosingNames(name).includes(list));
  }

  removeRow(list: FieldName<v.InferInput<Schema>>, index: number): void {
    removeRow(this.store, list, index);
    this.filled((name) => enclosingNames(name).includes(list));
  }

  /**
   * Judges everything and shows what is wrong.
   *
   * @returns what the rules make of the input, or `null` if something is wrong
   */
  submit(): v.InferOutput<Schema> | null {
    this.errors.submit();
    const output = this.judge();
    if (output) this.#sent = this.read();
    else this.errors.countAttempt();
    return output;
  }

  /** Shows the server's complaints at their fields until those are changed. */
  showProblems(problems: readonly FieldProblem[]): void {
    this.errors.takeFromServer(
      problems.map(({ path, message }) => ({
        path: fieldPath(this.places.spokenForBy(fieldName(path))),
        message,
      })),
    );
    this.judge();
    this.errors.countAttempt();
  }

  /**
   * What was sent last is saved, and the form stays: only what was typed meanwhile, or comes later, counts
   * as changed.
   */
  saved(): void {
    if (this.#sent === undefined) return;
    takeAsInitial(this.store, this.#sent);
    this.#settle();
  }

  /** Values have come from elsewhere than their field's own keys. */
  readonly onFill = this.#fills.subscribe;

  /** Reports a change that still waits, now. */
  readonly flush = (): void => {
    if (this.#reportTimer === undefined) return;
    this.cancelReport();
    this.#settle();
    this.#settings.report(this.reported(this.#settled));
  };

  /** Drops a change that still waits: the input is about to be thrown away. */
  readonly cancelReport = (): void => {
    clearTimeout(this.#reportTimer);
    this.#reportTimer = undefined;
  };

  /** A person has changed a field; what else changes by that is written here. */
  protected edited(_name: string): void {
    // Nothing follows in a form without rules of its own.
  }

  /** What is reported where that is not the input as it stands. */
  protected reported(input: v.InferInput<Schema>): v.InferInput<Schema> {
    return input;
  }

  /** What is judged where that is not the input as it stands. */
  protected judged(input: v.InferInput<Schema>): unknown {
    return input;
  }

  /** What judges, where that follows from what is to be made of the input. */
  protected rules(): Schema {
    return this.#schema;
  }

  /** Takes over values that nobody has entered: they change nothing that were worth a report. */
  protected fillIn(values: Readonly<Record<string, unknown>>): void {
    for (const [name, value] of Object.entries(values)) writeStore(this.store, name, value);
    this.#takeFilled((name) => name in values);
  }

  protected write(name: string, value: unknown): void {
    writeStore(this.store, name, value);
    // Who types and leaves with the next key is to be asked, too; no timer is as quick as Escape.
    if (!this.#wasChanged) this.#compare();
    this.#scheduleReport();
  }

  /** The content of these fields was replaced: they begin anew. */
  protected filled(isMeant: (name: string) => boolean): void {
    this.#takeFilled(isMeant);
    this.#scheduleReport();
  }

  #takeFilled(isMeant: (name: string) => boolean): void {
    this.errors.forget(isMeant);
    this.judge();
    this.#fills.notify();
    this.#settle();
  }

  protected judge(): v.InferOutput<Schema> | null {
    const result = v.safeParse(this.rules(), this.judged(this.read()));
    const isFine = this.errors.take(this.#firstMessages(result.issues ?? []));
    return result.success && isFine ? result.output : null;
  }

  /** One message per field: the first that the schema has. */
  #firstMessages(issues: readonly v.BaseIssue<unknown>[]): Map<string, string> {
    const messages = new Map<string, string>();
    for (const issue of issues) {
      const path = (issue.path ?? []).map(({ key }) => key as string | number);
      const name = this.places.spokenForBy(fieldName(path));
      if (!messages.has(name)) messages.set(name, issue.message);
    }
    return messages;
  }

  #settle(): void {
    this.#settled = this.read();
    this.#settlings.notify();
    this.#compare();
  }

  #compare(): void {
    const isChanged = this.isChanged();
    if (isChanged === this.#wasChanged) return;
    this.#wasChanged = isChanged;
    this.#changes.notify();
  }

  #scheduleReport(): void {
    // The first change is reported at once, for a draft of who types and leaves right away.
    // What follows from it (sums, hints, a section) waits for the end of a press.
    this.#reportTimer ??= setTimeout(() => afterPress(this.flush), this.#hasReported ? REPORT_AFTER_MS : 0);
    this.#hasReported = true;
  }

  /** The error that a field gets when it is left stands behind whoever has left it. */
  #judgeAloud(name: string): void {
    const before = this.errors.messageAt(name);
    this.judge();
    const message = this.errors.messageAt(name);
    if (message !== undefined && message !== before)
      this.announcements.say(formsCopy.errors.entry(this.labelOf(name), message));
  }
}
