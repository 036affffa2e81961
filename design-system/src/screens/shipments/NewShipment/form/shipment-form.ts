import type { FormStore } from '@formisch/react';
import { getInput, insert, remove, setErrors, setInput } from '@formisch/react';
import type {
  AddressBlock,
  PackageFormInput,
  Rate,
  ShipmentDraft,
  ShipmentFormInput,
  shipmentFormSchema,
} from 'contract';
import { judgeCustoms } from 'contract';
import * as v from 'valibot';
import { afterPress } from '../../../../components/Field/press.ts';
import type { FieldProblem, Intent, Side } from '../new-shipment-state.ts';
import { newShipmentCopy } from '../NewShipment.copy.ts';
import { Announcements } from './announcements.ts';
import { ErrorDisplay } from './error-display.ts';
import { fullLabel } from './field-labels.copy.ts';
import type { FieldName } from './field-names.ts';
import { fieldName, fieldPath, screenOrder, sideOf } from './field-names.ts';
import { Listeners } from './listeners.ts';

export type ShipmentFormSchema = ReturnType<typeof shipmentFormSchema>;

/** How long a change may wait before it is reported, in ms. */
export const REPORT_AFTER_MS = 250;

const packagesPath = ['shipmentData', 'packages'] as const;
/** Formisch types a path by its literal; a computed one is as good as any, names are checked by `FieldName`. */
type AnyPath = ['description'];

/**
 * The shipment form outside of React: its input in Formisch, its errors as `ErrorDisplay` shows
 * them, and the reports of changes.
 *
 * Formisch itself judges nothing: it would show the errors of the whole form at the first blur.
 */
export class ShipmentForm {
  readonly store: FormStore<ShipmentFormSchema>;
  readonly errors = new ErrorDisplay(
    (name, message) => this.#paint(name, message),
    () => screenOrder(this.needsCustoms()),
  );
  readonly announcements = new Announcements();
  readonly #schema: ShipmentFormSchema;
  readonly #report: (input: ShipmentFormInput) => void;
  readonly #fills = new Listeners();
  readonly #settlings = new Listeners();
  #settled: ShipmentFormInput;
  readonly #losses = new Listeners();
  #lostRate: string | null = null;
  #intent: Intent = 'order';
  #reportTimer: ReturnType<typeof setTimeout> | undefined;
  #hasReported = false;

  /**
   * @param initialInput what `store` begins with
   * @param report hears of changes, at most once in `REPORT_AFTER_MS`
   */
  constructor(
    store: FormStore<ShipmentFormSchema>,
    schema: ShipmentFormSchema,
    initialInput: ShipmentFormInput,
    report: (input: ShipmentFormInput) => void,
  ) {
    this.store = store;
    this.#schema = schema;
    this.#settled = initialInput;
    this.#report = report;
  }

  /** All input as it stands. */
  read(): ShipmentFormInput {
    return getInput(this.store) as ShipmentFormInput;
  }

  /** The text of one field. Not for rendering: nothing is subscribed to. */
  readText(name: FieldName): string {
    return getInput(this.store, { path: fieldPath(name) as unknown as AnyPath }) ?? '';
  }

  /**
   * The input as it stood when it was last reported: what is derived from it (weights, customs,
   * hints) follows this one, so that a key costs nothing but the key.
   */
  readonly settled = (): ShipmentFormInput => this.#settled;
  readonly onSettle = this.#settlings.subscribe;

  /** What a shipment of this input would still be refused for, by field, whether it is shown or not. */
  complaints(): ReadonlyMap<FieldName, string> {
    return firstMessages(v.safeParse(this.#schema, this.settled()).issues ?? []);
  }

  /** Whether the two addresses ask for a section on customs. */
  needsCustoms(): boolean {
    const { from, to } = this.read();
    return judgeCustoms((from as AddressBlock).address, (to as AddressBlock).address).isRequired;
  }

  /** Takes over what a person types. */
  type(name: FieldName, value: string): void {
    this.#write(name, value);
    this.#unlink(name);
    if (this.errors.edit(name)) this.#judge();
  }

  /** Takes over a choice (select, checkbox, radio): it is complete at once. */
  choose(name: FieldName, value: string | boolean | null): void {
    this.#write(name, value);
    this.#unlink(name);
    this.errors.complete(name);
    this.#judgeAloud(name);
    this.#settle();
  }

  /** The field has lost the focus. */
  leave(name: FieldName): void {
    if (this.errors.leave(name)) this.#judgeAloud(name);
  }

  /** Takes over several values that follow from one choice. */
  setAll(values: Readonly<Record<string, string | boolean>>): void {
    for (const [name, value] of Object.entries(values)) this.#write(name as FieldName, value);
    this.#filled((name) => name in values);
  }

  /** Fills one end of the shipment, e.g. from the address book. */
  fillParty(side: Side, block: AddressBlock, contactId: string | null): void {
    setInput(this.store, { path: [side] as unknown as AnyPath, input: block as unknown as string });
    this.#write(linkOf(side), contactId);
    this.#filled((name) => sideOf(name) === side);
  }

  swapParties(): void {
    const { from, to, linkedSenderId, linkedRecipientId } = this.read();
    this.fillParty('from', to as AddressBlock, linkedRecipientId ?? null);
    this.fillParty('to', from as AddressBlock, linkedSenderId ?? null);
  }

  /** Sets carrier, product name and product code together, or resets the three. */
  chooseRate(rate: Pick<Rate, 'carrier' | 'carrierProduct' | 'carrierProductCode'> | null): void {
    this.#setLostRate(null);
    this.setAll({
      carrier: rate?.carrier ?? '',
      carrierProduct: rate?.carrierProduct ?? '',
      carrierProductCode: rate?.carrierProductCode ?? '',
    });
  }

  /** The chosen product is no longer offered: the choice is reset, its name kept to say so. */
  loseRate(name: string): void {
    this.chooseRate(null);
    this.#setLostRate(name);
  }

  insertPackage(row: PackageFormInput, at?: number): void {
    insert(this.store, { path: packagesPath, at, initialInput: row });
    this.#filled(isPackageField);
  }

  /** Takes a row away and returns it, so that it can be put back. */
  removePackage(at: number): PackageFormInput | undefined {
    const row = this.read().shipmentData.packages[at];
    remove(this.store, { path: packagesPath, at });
    this.#filled(isPackageField);
    return row;
  }

  /**
   * Judges everything and shows what is wrong.
   *
   * @returns the draft, or `null` if something is wrong
   */
  submit(intent: Intent): ShipmentDraft | null {
    this.#intent = intent;
    this.errors.submit();
    const draft = this.#judge();
    if (!draft) this.errors.countAttempt();
    return draft;
  }

  /** Shows the server's complaints at their fields until those are changed. */
  showProblems(problems: readonly FieldProblem[]): void {
    this.errors.takeFromServer(problems);
    this.#judge();
    this.errors.countAttempt();
  }

  /** Values have come from elsewhere than their field's own keys. */
  readonly onFill = this.#fills.subscribe;

  /** Name of the product that was chosen and is not to be had any more, until another one is chosen. */
  readonly lostRate = (): string | null => this.#lostRate;
  readonly onLostRate = this.#losses.subscribe;

  /** Reports a change that still waits, now. */
  readonly flush = (): void => {
    if (this.#reportTimer === undefined) return;
    this.cancelReport();
    this.#settle();
    this.#report(this.#settled);
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

  #filled(isMeant: (name: FieldName) => boolean): void {
    this.errors.forget(isMeant);
    this.#judge();
    this.#fills.notify();
    this.#settle();
    this.#scheduleReport();
  }

  /** A contact whose name or address is changed by hand is not that contact any more. */
  #unlink(name: FieldName): void {
    const side = sideOf(name);
    if (!side || name.endsWith('.email') || name.endsWith('.phone')) return;
    const link = linkOf(side);
    if (getInput(this.store, { path: [link] }) !== null) this.#write(link, null);
  }

  #setLostRate(name: string | null): void {
    if (this.#lostRate === name) return;
    this.#lostRate = name;
    this.#losses.notify();
  }

  #settle(): void {
    this.#settled = this.read();
    this.#settlings.notify();
  }

  #scheduleReport(): void {
    // The first change is told at once: who types and leaves right away is to be asked, too.
    // What follows from it (sums, hints, a section) waits for the end of a press.
    this.#reportTimer ??= setTimeout(() => afterPress(this.flush), this.#hasReported ? REPORT_AFTER_MS : 0);
    this.#hasReported = true;
  }

  /** The error that a field gets when it is left stands behind whoever has left it. */
  #judgeAloud(name: FieldName): void {
    const before = this.errors.messageAt(name);
    this.#judge();
    const message = this.errors.messageAt(name);
    if (message !== undefined && message !== before)
      this.announcements.say(newShipmentCopy.errors.entry(fullLabel(name), message));
  }

  #judge(): ShipmentDraft | null {
    const input = { ...this.read(), isAvis: this.#intent === 'avis' };
    const result = v.safeParse(this.#schema, input);
    const isFine = this.errors.take(firstMessages(result.issues ?? []));
    return result.success && isFine ? result.output : null;
  }

  #paint(name: FieldName, message: string | null): void {
    const errors: [string] | null = message === null ? null : [message];
    setErrors(this.store, { path: fieldPath(name) as unknown as AnyPath, errors });
  }
}

/** One message per field: the first that the schema has. */
function firstMessages(issues: readonly v.BaseIssue<unknown>[]): Map<FieldName, string> {
  const messages = new Map<FieldName, string>();
  for (const issue of issues) {
    const name = fieldName((issue.path ?? []).map(({ key }) => key as string | number));
    if (!messages.has(name)) messages.set(name, issue.message);
  }
  return messages;
}

function linkOf(side: Side) {
  return side === 'from' ? 'linkedSenderId' : 'linkedRecipientId';
}

function isPackageField(name: FieldName): boolean {
  return name.startsWith('shipmentData.packages');
}
