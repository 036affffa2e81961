import type { AddressBlock, Contact, Shipment } from 'contract';
import { addresses, canaryDraft, domesticDraft, organizations as home } from 'contract/fixtures';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tables } from '../../../store/index.ts';
import { success } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';
import { orderAnywhere, readPapers } from './paper-tools.ts';

const { organizations } = tables;

const at = (countryCode: string, postalCode: string, city: string, state = ''): AddressBlock => ({
  ...addresses.oetztal,
  phone: '+43 5412 555210',
  address: { ...addresses.oetztal.address, countryCode, postalCode, city, state },
});

const cmr = 'unterliegt trotz einer gegenteiligen Abmachung den Bestimmungen des Übereinkommens';
const overseas = 'in der Luft dem Montrealer Übereinkommen';
const hgb = 'nach § 408 HGB';
const laws = [hgb, cmr, overseas, 'nach dem Frachtrecht des Landes'];

interface Route {
  readonly name: string;
  readonly from?: AddressBlock;
  readonly to: AddressBlock;
  readonly isNeutral?: true;
  /** The one law that the consignment note names. */
  readonly law: string;
  /** Last lines of either end, on label and consignment note. */
  readonly lines: readonly [sender: string, recipient: string];
  /** Whether the consignment note carries the numbers of who exports. */
  readonly numbers: boolean;
  /** Whether customs get papers, with the sender's country as the last line. */
  readonly customs: string | false;
}

const kiel = '24143 Kiel';
const abroad = '24143 KIEL DEUTSCHLAND';

const routes: readonly Route[] = [
  {
    name: 'within Germany',
    to: addresses.loewenstein,
    law: hgb,
    lines: [kiel, '73525 Schwäbisch Gmünd'],
    numbers: false,
    customs: false,
  },
  {
    name: 'to Paris',
    to: at('FR', '75002', 'Paris'),
    law: cmr,
    lines: [abroad, '75002 PARIS FRANKREICH'],
    numbers: true,
    customs: false,
  },
  {
    name: 'to Switzerland',
    to: at('CH', '8001', 'Zürich'),
    law: cmr,
    lines: [abroad, '8001 ZÜRICH SCHWEIZ'],
    numbers: true,
    customs: abroad,
  },
  {
    name: 'to Great Britain',
    to: at('GB', 'EC1Y 8SY', 'London'),
    law: cmr,
    lines: [abroad, 'LONDON EC1Y 8SY VEREINIGTES KÖNIGREICH'],
    numbers: true,
    customs: abroad,
  },
  {
    name: 'to the Canary Islands',
    to: addresses.bahia,
    law: cmr,
    lines: [abroad, '35002 LAS PALMAS DE GRAN CANARIA LAS PALMAS SPANIEN'],
    numbers: true,
    customs: abroad,
  },
  {
    name: 'to Büsingen',
    to: at('DE', '78266', 'Büsingen'),
    law: hgb,
    lines: [kiel, '78266 Büsingen'],
    numbers: false,
    customs: abroad,
  },
  {
    name: 'to Helgoland',
    to: at('DE', '27498', 'Helgoland'),
    law: hgb,
    lines: [kiel, '27498 Helgoland'],
    numbers: false,
    customs: abroad,
  },
  {
    name: 'from Austria to Germany',
    from: at('AT', '1010', 'Wien'),
    to: addresses.loewenstein,
    law: cmr,
    lines: ['1010 WIEN ÖSTERREICH', '73525 SCHWÄBISCH GMÜND DEUTSCHLAND'],
    numbers: true,
    customs: false,
  },
  {
    name: 'within Austria',
    from: at('AT', '1010', 'Wien'),
    to: addresses.oetztal,
    law: 'nach dem Frachtrecht des Landes (Österreich)',
    lines: ['1010 Wien', '6460 Imst'],
    numbers: false,
    customs: false,
  },
  {
    name: 'to the United States',
    to: at('US', '95014', 'Cupertino', 'CA'),
    law: overseas,
    lines: [abroad, 'CUPERTINO CA 95014 VEREINIGTE STAATEN'],
    numbers: true,
    customs: abroad,
  },
  {
    name: 'to Switzerland, of a neutral sender',
    to: at('CH', '8001', 'Zürich'),
    isNeutral: true,
    law: cmr,
    lines: ['24118 KIEL DEUTSCHLAND', '8001 ZÜRICH SCHWEIZ'],
    numbers: false,
    customs: abroad,
  },
];

const numbers = { vatNumber: 'DE123456789', eoriNumber: 'DE7654321' };
const numberWords = ['USt-IdNr. / VAT No. DE123456789', 'EORI-Nr. / EORI No. DE7654321'];

/** By which law goods are carried, which lines and numbers stand on which paper, and which day. */
export function testPapersByRoute(api: () => TestApi): void {
  const order = orderAnywhere(api);
  const paper = readPapers(api);
  const numbersOfOurs = (values: typeof numbers) =>
    api().store.db.update(organizations).set(values).where(eq(organizations.orgCode, home.tietze.orgCode));
  /** As one line, whatever separates: the label has dots, the consignment note commas. */
  const read = async (shipment: Shipment, path: string) =>
    (await paper(shipment, path)).text.replaceAll(/ · |, /g, ' ').replaceAll(/\s+/g, ' ');

  describe('papers by route', () => {
    let neutral: Contact;
    beforeAll(async () => {
      await numbersOfOurs(numbers);
      neutral = await success<Contact>(
        await api().call('owner', 'POST /contacts', {
          body: { kind: 'neutral_sender', shortName: 'Lager', block: addresses.neutralKiel },
        }),
      );
    });
    afterAll(() => numbersOfOurs({ vatNumber: '', eoriNumber: '' }));

    test.each(routes)('$name', async ({ from = addresses.tietze, to, ...route }) => {
      const draft = { ...(route.customs === false ? domesticDraft : canaryDraft), from, to };
      const shipment = await success<Shipment>(
        await order(
          route.isNeutral ? { ...draft, neutralShipment: true, linkedNeutralSenderId: neutral.id } : draft,
        ),
      );
      const note = await read(shipment, 'consignment-note');
      expect(laws.filter((law) => note.includes(law))).toEqual(
        laws.filter((law) => route.law.startsWith(law)),
      );
      expect(note).toContain(route.law);
      const label = await read(shipment, 'shipping-label');
      for (const text of [note, label]) {
        for (const line of route.lines) expect(text).toContain(line);
        if (route.isNeutral) expect(text).not.toMatch(/Tietze|DE123456789|DE7654321/);
      }
      // Nothing stands below the last line that would be a country's name.
      expect(/Kiel DEUTSCHLAND|Imst ÖSTERREICH/.test(note + label)).toBe(false);
      for (const word of numberWords) expect(note.includes(word)).toBe(route.numbers);
      const day = shipment.expectedDeliveryDate?.split('-').toReversed().join('.');
      expect(note).toContain(`${route.lines[1]} ${day}`);
      for (const path of ['customs-declaration', 'commercial-invoice']) {
        if (route.customs === false) {
          expect((await api().call('member', `GET /shipments/${shipment.id}/${path}`)).status).toBe(409);
        } else {
          const text = await read(shipment, path);
          for (const word of [...numberWords, route.customs, 'Tietze']) expect(text).toContain(word);
          if (route.numbers) expect(note).toContain('Handelsrechnung / Commercial invoice');
        }
      }
    });

    test('the day that was promised stands on the consignment note, not the one that was wished for', async () => {
      const { shipmentData } = domesticDraft;
      const today = api().now.toISOString().slice(0, 10);
      const wished = { ...shipmentData, requestedDeliveryDate: today };
      const shipment = await success<Shipment>(
        await order({
          ...domesticDraft,
          to: at('CH', '8001', 'Zürich'),
          ...customsOf(),
          shipmentData: wished,
        }),
      );
      expect((shipment.expectedDeliveryDate ?? '') > today).toBe(true);
      const note = await read(shipment, 'consignment-note');
      const german = (day: string) => day.split('-').toReversed().join('.');
      expect(note).toContain(`8001 ZÜRICH SCHWEIZ ${german(shipment.expectedDeliveryDate ?? '')}`);
      expect(note).not.toContain(`8001 ZÜRICH SCHWEIZ ${german(today)}`);
    });
  });
}

function customsOf() {
  const { customs, declaredValue } = canaryDraft;
  return { customs, declaredValue };
}
