import type {
  AddressBlock,
  Geography,
  PresetRate,
  PresetReason,
  Rate,
  ShipmentFormInput,
  shipmentFormSchema,
} from 'contract';
import { Form, type FormSettings } from '../../../../forms/form.ts';
import { Listeners } from '../../../../forms/listeners.ts';
import type { Store } from '../../../../forms/store.ts';
import type { Intent, Side } from '../new-shipment-state.ts';
import { declaredCustoms } from './customs-input.ts';
import { fullLabel } from './field-labels.copy.ts';
import { customsItemIndexOf, sideOf } from './field-names.ts';

export type ShipmentFormSchema = ReturnType<typeof shipmentFormSchema>;

/** A product by the three fields of the draft. */
type ChosenProduct = Pick<Rate, 'carrier' | 'carrierProduct' | 'carrierProductCode'>;

/** What a quote is asked for by: the rules ask for less, and make the same of it. */
export type QuoteRules = () => ShipmentFormSchema;

/**
 * What is the shipment's own in its form: two parties that may be contacts, rows of packages, the chosen
 * rate, and what is to become of it.
 */
export class ShipmentForm extends Form<ShipmentFormSchema> {
  readonly #losses = new Listeners();
  readonly #presets = new Listeners();
  #lostRate: string | null = null;
  #presetReason: PresetReason | null = null;
  #intent: Intent = 'order';
  #quoteRules: QuoteRules | undefined;
  readonly #geography: Geography;

  /** @param geography may learn more while the form is open */
  constructor(
    geography: Geography,
    ...given: [store: Store, schema: ShipmentFormSchema, settings: FormSettings<ShipmentFormInput>]
  ) {
    super(...given);
    this.#geography = geography;
  }

  /** Of a position's figures by whether they are those of one piece. */
  override labelOf(name: string): string {
    const position = customsItemIndexOf(name);
    const isTotal = position !== undefined && this.read().customs?.items?.[position]?.isTotal;
    return fullLabel(name, isTotal === true);
  }

  /** Has a quote be judged by rules of its own. */
  askQuotesBy(rules: QuoteRules): this {
    this.#quoteRules = rules;
    return this;
  }

  /** From now on the input is judged for this. */
  intend(intent: Intent): void {
    this.#intent = intent;
  }

  /** Fills one end of the shipment, e.g. from the address book. */
  fillParty(side: Side, block: AddressBlock, contactId: string | null): void {
    this.write(side, block);
    this.write(linkOf(side), contactId);
    this.filled((name) => sideOf(name) === side);
  }

  swapParties(): void {
    const { from, to, linkedSenderId, linkedRecipientId } = this.read();
    this.fillParty('from', to as AddressBlock, linkedRecipientId ?? null);
    this.fillParty('to', from as AddressBlock, linkedSenderId ?? null);
  }

  /** Sets carrier, product name and product code together, or resets the three. */
  chooseRate(rate: ChosenProduct | null): void {
    this.#setLostRate(null);
    this.#setPresetReason(null);
    this.setAll(fieldsOf(rate));
  }

  /**
   * Chooses a rate beforehand, or gives that up (`null`). What somebody has chosen stays, and where that was lost
   * nothing comes in its place by itself. Not a person's input: no draft holds it, and no template.
   */
  presetRate(preset: PresetRate<ChosenProduct> | null): void {
    const { carrier, carrierProductCode } = this.read();
    const isOwn = this.#presetReason === null && Boolean(carrier);
    if (isOwn || this.#lostRate !== null) return;
    this.#setPresetReason(preset?.reason ?? null);
    const fields = fieldsOf(preset?.rate ?? null);
    if (fields.carrier === carrier && fields.carrierProductCode === carrierProductCode) return;
    this.fillIn(fields);
  }

  /** The chosen product is no longer offered: the choice is reset, its name kept to say so. */
  loseRate(name: string): void {
    this.chooseRate(null);
    this.#setLostRate(name);
  }

  /** Name of the product that was chosen and is not to be had any more, until another one is chosen. */
  readonly lostRate = (): string | null => this.#lostRate;
  readonly onLostRate = this.#losses.subscribe;

  /** Why the present rate was chosen beforehand; null where a person has chosen, or nothing is chosen. */
  readonly presetReason = (): PresetReason | null => this.#presetReason;
  readonly onPreset = this.#presets.subscribe;

  /** A contact whose name or address is changed by hand is not that contact any more. */
  protected override edited(name: string): void {
    const side = sideOf(name);
    if (!side || name.endsWith('.email') || name.endsWith('.phone')) return;
    const link = linkOf(side);
    if (this.valueOf(link) !== null) this.write(link, null);
  }

  protected override reported(input: ShipmentFormInput): ShipmentFormInput {
    return this.#presetReason === null ? input : { ...input, ...fieldsOf(null) };
  }

  protected override judged(input: ShipmentFormInput): unknown {
    const isAvis = this.#intent === 'avis';
    const meant = isAvis ? this.reported(input) : input;
    return { ...meant, customs: declaredCustoms(input, this.#intent !== 'order', this.#geography), isAvis };
  }

  protected override rules(): ShipmentFormSchema {
    return (this.#intent === 'quote' && this.#quoteRules?.()) || super.rules();
  }

  #setLostRate(name: string | null): void {
    if (this.#lostRate === name) return;
    this.#lostRate = name;
    this.#losses.notify();
  }

  #setPresetReason(reason: PresetReason | null): void {
    if (this.#presetReason === reason) return;
    this.#presetReason = reason;
    this.#presets.notify();
  }
}

function fieldsOf(rate: ChosenProduct | null) {
  return {
    carrier: rate?.carrier ?? '',
    carrierProduct: rate?.carrierProduct ?? '',
    carrierProductCode: rate?.carrierProductCode ?? '',
  } as const;
}

function linkOf(side: Side) {
  return side === 'from' ? 'linkedSenderId' : 'linkedRecipientId';
}
