import { type Carrier, defaultPackage, type Package, type RateRequest } from 'contract';
import { describe, expect, test } from 'vitest';
import { lasPalmas, MONDAY, muenchen, placeOfZone, rateRequest, tariffs } from '../testing/requests.ts';
import { quote } from './quote.ts';

function reasons(carrier: Carrier, request: RateRequest): string[] {
  const products = tariffs.find(([name]) => name === carrier)?.[1] ?? [];
  return quote(carrier, products, request, MONDAY).unavailable.map(({ reason }) => reason);
}

const piece = (changes: Partial<Package>) =>
  rateRequest({ shipmentData: { packages: [{ ...defaultPackage, ...changes }] } });
const long = { lengthCm: 120, widthCm: 60, heightCm: 42 };

describe('a product that cannot take the parcel says why', () => {
  test.each<[Carrier, string, RateRequest]>([
    ['GLS', 'Gurtmaß 324\u00A0cm, erlaubt 300\u00A0cm', piece(long)],
    ['GLS', 'Gewicht 45\u00A0kg, erlaubt 40\u00A0kg', piece({ weightKg: 45 })],
    [
      'GLS',
      'Gewicht 32\u00A0kg, erlaubt 31,5\u00A0kg',
      { ...piece({ weightKg: 32 }), to: placeOfZone.euNear },
    ],
    ['GLS', 'Länge 210\u00A0cm, erlaubt 200\u00A0cm', piece({ lengthCm: 210 })],
    ['GLS', 'Höhe 61\u00A0cm, erlaubt 60\u00A0cm', piece({ lengthCm: 61, widthCm: 61, heightCm: 61 })],
    ['DHL', 'Gewicht 31,6\u00A0kg, erlaubt 31,5\u00A0kg', piece({ weightKg: 31.6 })],
    ['DHL', 'Mindestmaß 15 × 11 × 1\u00A0cm', piece({ lengthCm: 14, widthCm: 11, heightCm: 2 })],
    ['DHL', 'Keine Paletten', piece({ packaging: 'pallet_non_loadable' })],
    ['UPS', 'Länge 275\u00A0cm, erlaubt 274\u00A0cm', piece({ lengthCm: 275 })],
    [
      'FedEx',
      'Gurtmaß 331\u00A0cm, erlaubt 330\u00A0cm',
      piece({ lengthCm: 131, widthCm: 50, heightCm: 50 }),
    ],
    ['DEKU', 'Nur Paletten und Transportkisten', rateRequest()],
    ['DEKU', 'Keine Dokumente', rateRequest({ shipmentData: { type: 'document' } })],
    ['DEKU', 'Liefert nicht in die Schweiz', rateRequest({ to: placeOfZone.europe })],
    ['DEKU', 'Keine Zustellung auf den Kanarischen Inseln', rateRequest({ to: lasPalmas })],
    ['GLS', 'Gefahrgut ausgeschlossen', rateRequest({ dangerous: true })],
    ['GLS', 'Versicherbar bis 10.000\u00A0€', rateRequest({ insured: true, declaredValue: 10_001 })],
    ['ILO', 'Nur innerhalb der Postleitregion 24', rateRequest()],
    [
      'ILO',
      'Liefert nicht nach Brasilien',
      rateRequest({ to: { countryCode: 'BR', postalCode: '', city: 'Rio' } }),
    ],
    [
      'UPS',
      'Ort 31\u00A0Zeichen, erlaubt 30\u00A0Zeichen',
      rateRequest({ to: { ...muenchen, city: 'x'.repeat(31) } }),
    ],
    [
      'FedEx',
      'Ort 36\u00A0Zeichen, erlaubt 35\u00A0Zeichen',
      rateRequest({ from: { ...muenchen, city: 'x'.repeat(36) } }),
    ],
    ['GLS', 'Holt nicht im Ausland ab', rateRequest({ from: placeOfZone.world, to: muenchen })],
  ])('%s: %s', (carrier, reason, request) => {
    expect(reasons(carrier, request)).toContain(reason);
  });

  test('takes a town as long as the carrier does, and leaves only the others out', () => {
    const inTown = (city: string) => rateRequest({ to: { ...muenchen, city } });
    const added = (city: string) =>
      tariffs
        .filter(([carrier]) => reasons(carrier, inTown(city)).some((reason) => reason.startsWith('Ort ')))
        .map(([carrier]) => carrier);
    expect(added('x'.repeat(30))).toEqual([]);
    expect(added('x'.repeat(31))).toEqual(['UPS']);
    expect(added('Nová Ves u Nového Města na Moravě').toSorted()).toEqual(['UPS']);
    expect(added('x'.repeat(40)).toSorted()).toEqual(['FedEx', 'UPS']);
  });

  const refused = (
    obstacles: RateRequest['obstacles'],
    to: RateRequest['to'] = muenchen,
  ): readonly (readonly [string, string[]])[] => {
    const request = rateRequest({ to, obstacles });
    const plain = rateRequest({ to });
    return tariffs.flatMap(([carrier]) => {
      const before = new Set(reasons(carrier, plain));
      const added = reasons(carrier, request).filter((reason) => !before.has(reason));
      return added.length === 0 ? [] : [[carrier, added] as const];
    });
  };
  const offered = (obstacles: RateRequest['obstacles'], to: RateRequest['to'] = muenchen) =>
    tariffs.flatMap(([carrier, products]) =>
      quote(carrier, products, rateRequest({ to, obstacles }), MONDAY).rates.map(
        ({ carrierProductCode }) => carrierProductCode,
      ),
    );

  test('only DHL delivers to a Packstation, and only with the number', () => {
    expect(offered(['parcelStation'])).toEqual(['DHL_PAKET', 'DHL_EXPRESS_DOMESTIC']);
    for (const [carrier, [reason]] of refused(['parcelStation'])) {
      expect(carrier).not.toBe('DHL');
      expect(reason).toBe('Liefert nicht an Packstationen und Postfilialen');
    }
    expect(offered(['parcelStation', 'noCustomerNumber'])).toEqual([]);
    expect(refused(['parcelStation', 'noCustomerNumber'])).toContainEqual([
      'DHL',
      ['Die Postnummer des Empfängers fehlt'],
    ]);
  });

  test('only the post delivers to boxes, here and abroad', () => {
    expect(offered(['postOfficeBox'])).toEqual(['DHL_PAKET']);
    expect(offered(['postOfficeBox'], placeOfZone.euFar)).toEqual(['DHL_PAKET_INTERNATIONAL']);
    expect(refused(['postOfficeBox'])).toContainEqual(['UPS', ['Liefert nicht an Postfächer']]);
  });

  test('out of the EU some want the recipient’s phone number', () => {
    expect(offered(['noPhone'], placeOfZone.euFar)).toEqual(offered([], placeOfZone.euFar));
    for (const place of [placeOfZone.europe, placeOfZone.world]) {
      expect(refused(['noPhone'], place)).toEqual([
        ['DHL', ['Die Telefonnummer des Empfängers fehlt']],
        ['FedEx', ['Die Telefonnummer des Empfängers fehlt']],
        ['UPS', ['Die Telefonnummer des Empfängers fehlt']],
      ]);
      expect(offered(['noPhone'], place)).toContain('DHL_PAKET_INTERNATIONAL');
    }
  });

  test('a parcel on the limit is still taken', () => {
    const request = piece({ lengthCm: 140, widthCm: 50, heightCm: 30, weightKg: 40 });
    expect(reasons('GLS', request)).toEqual([]);
  });

  test('a product for other countries is not mentioned where another one serves', () => {
    expect(reasons('DHL', rateRequest({ to: placeOfZone.euFar }))).toEqual([]);
  });

  test('any row may be the reason', () => {
    const packages = [defaultPackage, { ...defaultPackage, ...long }];
    expect(reasons('GLS', rateRequest({ shipmentData: { packages } }))).toEqual([
      'Gurtmaß 324\u00A0cm, erlaubt 300\u00A0cm',
    ]);
  });
});

describe('surcharges', () => {
  const dhlPaket = (request: RateRequest) => {
    const products = tariffs.find(([name]) => name === 'DHL')?.[1] ?? [];
    return quote('DHL', products, request, MONDAY).rates.find(
      ({ carrierProductCode }) => carrierProductCode === 'DHL_PAKET',
    );
  };
  const normal = dhlPaket(rateRequest())?.priceNetCents ?? 0;

  test.each<[string, RateRequest, number]>([
    ['dangerous goods', rateRequest({ dangerous: true }), 1900],
    ['an island', rateRequest({ to: { countryCode: 'DE', postalCode: '27498', city: 'Helgoland' } }), 390],
    ['bulk', piece({ lengthCm: 121 }), 2450],
    ['insurance of little value', rateRequest({ insured: true, declaredValue: 100 }), 590],
    ['insurance of much value', rateRequest({ insured: true, declaredValue: 20_000 }), 12_000],
  ])('%s', (_, request, cents) => {
    expect(dhlPaket(request)?.priceNetCents).toBe(normal + cents);
  });

  test('Saturday delivery costs only what is delivered on a Saturday', () => {
    const ups = tariffs.find(([name]) => name === 'UPS')?.[1] ?? [];
    const friday = new Date('2026-11-20T09:00:00Z');
    const price = (now: Date, isSaturdayDelivery: boolean) => {
      const [rate] = quote('UPS', ups, rateRequest({ shipmentData: { isSaturdayDelivery } }), now).rates;
      return [rate?.deliveryDate, rate?.priceNetCents];
    };
    expect(price(friday, false)).toEqual(['2026-11-23', 690]);
    expect(price(friday, true)).toEqual(['2026-11-21', 690 + 1850]);
    expect(price(MONDAY, true)).toEqual(['2026-11-17', 690]);
  });
});
