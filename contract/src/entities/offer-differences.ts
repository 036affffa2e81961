import { countryAccusative } from '../geography/country-phrases.copy.ts';
import { defaultGeography, type Geography } from '../geography/geography.ts';
import { normalizePostalCode } from '../geography/postal-code.ts';
import { findTerritory, judgeCustoms } from '../geography/territories.ts';
import type { FieldPath } from '../rules/cross-field.ts';
import { pieceFigures } from './customs-sums.ts';
import type { CustomsItem } from './customs.ts';
import { offerMessages as copy } from './offer-messages.copy.ts';
import type { Package } from './package.ts';
import type { ShipmentDraft } from './shipment-draft.ts';

type Place = Pick<ShipmentDraft['from']['address'], 'countryCode' | 'postalCode' | 'city'>;
type PackageFacts = Omit<Package, 'packaging'> & { readonly packaging: string };

/** What has a price of a shipment, of a draft as well as of a shipment that the API tells. */
export interface PricedFacts extends Pick<ShipmentDraft, 'dangerous' | 'insured' | 'declaredValue' | 'ddp'> {
  readonly from: { readonly address: Place };
  readonly to: { readonly address: Place };
  readonly shipmentData: {
    readonly type: string;
    readonly isSaturdayDelivery: boolean;
    readonly packages: readonly PackageFacts[];
  };
  readonly customs: {
    readonly items: readonly Pick<
      CustomsItem,
      'tariffNumber' | 'originCountryCode' | 'quantity' | 'netWeightKg' | 'valueEur' | 'isTotal'
    >[];
  };
}

/** A field that holds something else than what was offered, and what that was, in German. */
export interface OfferDifference {
  readonly at: FieldPath;
  readonly message: string;
}

type Fact = OfferDifference & { readonly value: unknown };

/**
 * Where a shipment differs from what a quote was asked for in anything that has a price: way, pieces, Saturday
 * delivery, dangerous goods, insurance with the value, and who pays duties with what they are counted by. Names,
 * streets, references, the neutral sender and the day may differ: the offer has a day of its own.
 *
 * @param asked what the quote was asked for
 * @param geography decides whether duties are paid at all; the default set where nothing is said
 * @returns none where the offered price holds
 */
export function offerDifferences(
  asked: PricedFacts,
  ordered: PricedFacts,
  geography: Geography = defaultGeography,
): OfferDifference[] {
  const isDeclared = [asked, ordered].every(
    ({ from, to }) => judgeCustoms(from.address, to.address, geography).isRequired,
  );
  const facts = factsOf(asked, isDeclared, geography, 'decisive');
  const others = new Set(factsOf(ordered, isDeclared, geography, 'all').map(keyOf));
  return facts
    .filter((fact) => !others.has(keyOf(fact)))
    .filter(({ at }, _, all) => !all.some((other) => other.at !== at && isInside(at, other.at)))
    .map(({ at, message }) => ({ at, message }));
}

function keyOf({ at, value }: Fact): string {
  return JSON.stringify([at, value]);
}

/** Of a list that is longer or shorter its rows say nothing besides. */
function isInside(at: FieldPath, list: FieldPath): boolean {
  return at.length > list.length && list.every((key, index) => at[index] === key);
}

/**
 * Of what was asked for only the decisive facts: the value of goods that nobody insures costs nothing, and the name of
 * a town has its postcode.
 */
type Extent = 'decisive' | 'all';

function factsOf(facts: PricedFacts, isDeclared: boolean, geography: Geography, extent: Extent): Fact[] {
  const { shipmentData, dangerous, insured, declaredValue, ddp, customs } = facts;
  const { type, isSaturdayDelivery, packages } = shipmentData;
  const isValueDecisive = insured || (isDeclared && ddp);
  const data = (name: string) => ['shipmentData', name];
  return [
    ...placeFacts('from', facts.from.address, geography, extent),
    ...placeFacts('to', facts.to.address, geography, extent),
    fact(data('type'), type, copy.type),
    {
      at: data('packages'),
      value: packages.length,
      message: copy.packages(
        packages.length,
        packages.reduce((sum, { amount }) => sum + amount, 0),
      ),
    },
    ...packages.flatMap((row, index) => packageFacts([...data('packages'), index], row)),
    fact(data('isSaturdayDelivery'), isSaturdayDelivery, copy.saturday),
    fact(['dangerous'], dangerous, copy.dangerous),
    fact(['insured'], insured, copy.insured),
    ...(isValueDecisive || extent === 'all' ? [fact(['declaredValue'], declaredValue, copy.value)] : []),
    ...(isDeclared ? [fact(['ddp'], ddp, copy.ddp)] : []),
    ...(isDeclared && ddp ? itemFacts(customs.items) : []),
  ];
}

function fact<Value>(at: FieldPath, value: Value, words: (value: Value) => string): Fact {
  return { at, value, message: words(value) };
}

function country(code: string): string {
  return copy.place(countryAccusative(code));
}

function placeFacts(side: 'from' | 'to', address: Place, geography: Geography, extent: Extent): Fact[] {
  const { countryCode, postalCode, city } = address;
  const at = (name: string) => [side, 'address', name];
  const code = normalizePostalCode(countryCode, postalCode).replaceAll(/\W/g, '');
  const place = city.trim();
  const message = copy.place(`${postalCode} ${place}`.trim());
  return [
    fact(at('countryCode'), countryCode, country),
    { at: at('postalCode'), value: code, message },
    // Behind some postcodes the town decides which customs area a parcel goes to, and so its zone.
    { at: at('city'), value: findTerritory(address, geography.territories)?.name ?? null, message },
    ...(code === '' || extent === 'all'
      ? [{ at: at('city'), value: place.toLowerCase(), message: copy.place(place) }]
      : []),
  ];
}

function packageFacts(at: FieldPath, row: PackageFacts): Fact[] {
  return [
    fact([...at, 'packaging'], row.packaging, copy.packaging),
    fact([...at, 'amount'], row.amount, copy.amount),
    fact([...at, 'lengthCm'], row.lengthCm, copy.side),
    fact([...at, 'widthCm'], row.widthCm, copy.side),
    fact([...at, 'heightCm'], row.heightCm, copy.side),
    fact([...at, 'weightKg'], row.weightKg, copy.weight),
  ];
}

/** What duties are counted by, where it was told: a quote may be asked for without it. */
function itemFacts(items: PricedFacts['customs']['items']): Fact[] {
  if (items.length === 0) return [];
  const at = ['customs', 'items'];
  return [
    fact(at, items.length, copy.items),
    ...items.flatMap((item, index) => [
      fact([...at, index, 'tariffNumber'], item.tariffNumber, copy.tariffNumber),
      fact([...at, index, 'originCountryCode'], item.originCountryCode, country),
      fact([...at, index, 'quantity'], item.quantity, copy.amount),
      // Four pieces of 310 € are worth the same as four for 1.240 €.
      { at: [...at, index, 'valueEur'], value: pieceCents(item), message: copy.value(item.valueEur) },
    ]),
  ];
}

/** What one piece is worth, to a part of a cent that no two prices share. */
function pieceCents(item: PricedFacts['customs']['items'][number]): string {
  return (pieceFigures(item).valueEur * 100).toFixed(6);
}
