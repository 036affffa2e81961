import type { FormStore } from '@formisch/react';
import { getInput, insert, remove, setErrors, setInput } from '@formisch/react';
import type {
  AddressBlock,
  FieldPath,
  PackageFormInput,
  PhoneCheck,
  Rate,
  ShipmentDraft,
  ShipmentFormInput,
  shipmentFormSchema,
} from 'contract';
import * as v from 'valibot';
import type { FieldProblem, Intent, Side } from '../new-shipment-state.ts';
import type { FieldName } from './field-names.ts';
import { byScreenOrder, fieldName, fieldPath, sideOf } from './field-names.ts';

export type ShipmentFormSchema = ReturnType<typeof shipmentFormSchema>;

/** How long a change may wait before it is reported, in ms. */
export const REPORT_AFTER_MS = 250;

/** An error as it stands at its field. */
export interface ShownError {
  readonly name: FieldName;
  readonly message: string;
}

/** What stands on top of the form after an attempt to submit it. */
export interface ErrorOverview {
  /** Counts the attempts that found errors. */
  readonly attempt: number;
  /** Errors of the last attempt that are still there, in screen order. */
  readonly errors: readonly ShownError[];
}

/** What the form needs from outside. */
export interface FormSurroundings {
  readonly today: string;
  readonly isValidPhone: PhoneCheck;
  readonly onChange: (input: ShipmentFormInput) => void;
}

/** Holds what the form needs from outside, so that it is read anew at each use. */
export class FormWorld {
  #latest: FormSurroundings;

  constructor(surroundings: FormSurroundings) {
    this.#latest = surroundings;
  }

  take(surroundings: FormSurroundings): void {
    this.#latest = surroundings;
  }

  readonly today = (): string => this.#latest.today;
  readonly isValidPhone: PhoneCheck = (text, countryCode) => this.#latest.isValidPhone(text, countryCode);
  readonly report = (input: ShipmentFormInput): void => this.#latest.onChange(input);
}

const packagesPath = ['shipmentData', 'packages'] as const;
/** Formisch types a path by its literal; a computed one is as good as any, names are checked by `FieldName`. */
type AnyPath = ['description'];

/**
 * The shipment form's input, its errors and when they show, outside of React.
 *
 * Values live in Formisch, so that a key re-renders one field. When errors show is decided here,
 * because Formisch shows those of the whole form at the first blur: a field complains once it has
 * been edited and left, and all of them do after the first attempt to submit.
 */
export class ShipmentForm {
  readonly store: FormStore<ShipmentFormSchema>;
  readonly #schema: ShipmentFormSchema;
  readonly #report: (input: ShipmentFormInput) => void;

  readonly #edited = new Set<FieldName>();
  readonly #left = new Set<FieldName>();
  readonly #shown = new Map<FieldName, string>();
  readonly #fromServer = new Map<FieldName, string>();
  readonly #listeners = new Set<() => void>();
  /** Fields that the last attempt complained about and that have not been mended since. */
  readonly #listed = new Set<FieldName>();
  #overview: ErrorOverview = { attempt: 0, errors: [] };
  #lostRate: string | null = null;
  #intent: Intent = 'order';
  #isSubmitted = false;
  #reportTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    store: FormStore<ShipmentFormSchema>,
    schema: ShipmentFormSchema,
    report: (input: ShipmentFormInput) => void,
  ) {
    this.store = store;
    this.#schema = schema;
    this.#report = report;
  }

  /** All input as it stands. */
  read(): ShipmentFormInput {
    return getInput(this.store) as ShipmentFormInput;
  }

  /** Takes over what a person types. */
  type(name: FieldName, value: string): void {
    this.#edited.add(name);
    this.#write(name, value);
    this.#unlink(name);
    if (this.#fromServer.delete(name) || this.#shown.has(name)) this.#judge();
  }

  /** Takes over a choice (select, checkbox, radio): it is complete at once. */
  choose(name: FieldName, value: string | boolean | null): void {
    this.#edited.add(name);
    this.#left.add(name);
    this.#fromServer.delete(name);
    this.#write(name, value);
    this.#unlink(name);
    this.#judge();
  }

  /** Sets carrier, product name and product code together, or resets the three. */
  chooseRate(rate: Pick<Rate, 'carrier' | 'carrierProduct' | 'carrierProductCode'> | null): void {
    this.#lostRate = null;
    this.#notify();
    this.chooseAll({
      carrier: rate?.carrier ?? '',
      carrierProduct: rate?.carrierProduct ?? '',
      carrierProductCode: rate?.carrierProductCode ?? '',
    });
  }

  /** The chosen product is no longer offered: the choice is reset, its name kept to say so. */
  loseRate(name: string): void {
    this.chooseRate(null);
    this.#lostRate = name;
    this.#notify();
  }

  /** Takes over several choices that follow from one. */
  chooseAll(choices: Readonly<Record<string, string | boolean>>): void {
    for (const [name, value] of Object.entries(choices)) this.#write(name as FieldName, value);
    this.#forget((name) => name in choices);
    this.#judge();
  }

  /** The field has lost the focus. */
  leave(name: FieldName): void {
    if (!this.#edited.has(name)) return;
    this.#left.add(name);
    this.#judge();
  }

  /** Fills one end of the shipment, e.g. from the address book. */
  fillParty(side: Side, block: AddressBlock, contactId: string | null): void {
    setInput(this.store, { path: [side] as unknown as AnyPath, input: block as unknown as string });
    this.#write(linkOf(side), contactId);
    this.#forget((name) => sideOf(name) === side);
    this.#judge();
  }

  swapParties(): void {
    const { from, to, linkedSenderId, linkedRecipientId } = this.read();
    this.fillParty('from', to as AddressBlock, linkedRecipientId ?? null);
    this.fillParty('to', from as AddressBlock, linkedSenderId ?? null);
  }

  insertPackage(row: PackageFormInput, at?: number): void {
    insert(this.store, { path: packagesPath, at, initialInput: row });
    this.#rowsHaveMoved();
  }

  /** Takes a row away and returns it, so that it can be put back. */
  removePackage(at: number): PackageFormInput | undefined {
    const row = this.read().shipmentData.packages[at];
    remove(this.store, { path: packagesPath, at });
    this.#rowsHaveMoved();
    return row;
  }

  /**
   * Judges everything and shows what is wrong.
   *
   * @returns the draft, or `null` if something is wrong
   */
  submit(intent: Intent): ShipmentDraft | null {
    this.#intent = intent;
    this.#isSubmitted = true;
    this.#fromServer.clear();
    const draft = this.#judge();
    if (!draft) this.#countAttempt();
    return draft;
  }

  /** Shows the server's complaints at their fields until those are changed. */
  showProblems(problems: readonly FieldProblem[]): void {
    this.#fromServer.clear();
    for (const { path, message } of problems) this.#fromServer.set(fieldName(path), message);
    this.#isSubmitted = true;
    this.#judge();
    this.#countAttempt();
  }

  /** What the last attempt to submit found. Stable until it changes. */
  readonly overview = (): ErrorOverview => this.#overview;

  /** Name of the product that was chosen and is not to be had any more, until another one is chosen. */
  readonly lostRate = (): string | null => this.#lostRate;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reports a change that still waits, now. */
  readonly flush = (): void => {
    if (this.#reportTimer === undefined) return;
    this.cancelReport();
    this.#report(this.read());
  };

  /** Drops a change that still waits: the input is about to be thrown away. */
  readonly cancelReport = (): void => {
    clearTimeout(this.#reportTimer);
    this.#reportTimer = undefined;
  };

  #write(name: FieldName, value: string | boolean | null): void {
    setInput(this.store, { path: fieldPath(name) as unknown as AnyPath, input: value as string });
    this.#scheduleReport();
  }

  /** A contact whose name or address is changed by hand is not that contact any more. */
  #unlink(name: FieldName): void {
    const side = sideOf(name);
    if (!side || name.endsWith('.email') || name.endsWith('.phone')) return;
    const link = linkOf(side);
    if (getInput(this.store, { path: [link] }) !== null) this.#write(link, null);
  }

  #scheduleReport(): void {
    this.#reportTimer ??= setTimeout(this.flush, REPORT_AFTER_MS);
  }

  #rowsHaveMoved(): void {
    this.#forget((name) => name.startsWith('shipmentData.packages'));
    this.#judge();
    this.#scheduleReport();
  }

  /** Hides the errors of fields whose content was replaced, and lets them begin anew. */
  #forget(isMeant: (name: FieldName) => boolean): void {
    for (const memory of [this.#edited, this.#left, this.#fromServer]) {
      for (const name of memory.keys()) if (isMeant(name)) memory.delete(name);
    }
    for (const name of this.#shown.keys()) if (isMeant(name)) this.#hide(name);
  }

  #judge(): ShipmentDraft | null {
    const input = { ...this.read(), isAvis: this.#intent === 'avis' };
    const result = v.safeParse(this.#schema, input);
    const found = firstMessages(result.issues ?? []);
    for (const [name, message] of this.#fromServer) if (!found.has(name)) found.set(name, message);

    for (const name of this.#shown.keys()) if (!found.has(name)) this.#hide(name);
    for (const [name, message] of found) {
      if (this.#isSubmitted || this.#left.has(name)) this.#show(name, message);
    }
    this.#publish();
    return result.success && found.size === 0 ? result.output : null;
  }

  #show(name: FieldName, message: string): void {
    if (this.#shown.get(name) === message) return;
    this.#shown.set(name, message);
    setErrors(this.store, { path: fieldPath(name) as unknown as AnyPath, errors: [message] });
  }

  #hide(name: FieldName): void {
    this.#shown.delete(name);
    setErrors(this.store, { path: fieldPath(name) as unknown as AnyPath, errors: null });
  }

  #countAttempt(): void {
    this.#listed.clear();
    for (const name of this.#shown.keys()) this.#listed.add(name);
    this.#publish(this.#overview.attempt + 1);
  }

  /** A mended field that goes wrong again is no reason to bring the overview back. */
  #publish(attempt: number = this.#overview.attempt): void {
    for (const name of this.#listed) if (!this.#shown.has(name)) this.#listed.delete(name);
    const errors = [...this.#listed]
      .map((name) => ({ name, message: this.#shown.get(name) ?? '' }))
      .toSorted((one, other) => byScreenOrder(one.name, other.name));
    if (attempt === this.#overview.attempt && areEqual(errors, this.#overview.errors)) return;
    this.#overview = { attempt, errors };
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

function linkOf(side: Side) {
  return side === 'from' ? 'linkedSenderId' : 'linkedRecipientId';
}

/** One message per field: the first that the schema has. */
function firstMessages(issues: readonly v.BaseIssue<unknown>[]): Map<FieldName, string> {
  const messages = new Map<FieldName, string>();
  for (const issue of issues) {
    const path: FieldPath = (issue.path ?? []).map(({ key }) => key as string | number);
    const name = fieldName(path);
    if (!messages.has(name)) messages.set(name, issue.message);
  }
  return messages;
}

function areEqual(left: readonly ShownError[], right: readonly ShownError[]): boolean {
  return (
    left.length === right.length &&
    left.every(({ name, message }, index) => right[index]?.name === name && right[index].message === message)
  );
}
