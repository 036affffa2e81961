import type { AddressBlock } from 'contract';
import { addresses, domesticDraft } from 'contract/fixtures';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CommercialInvoice, commercialInvoice } from './commercial-invoice.ts';
import { type ConsignmentNote, consignmentNote } from './consignment-note.ts';
import { customsDeclaration } from './customs-declaration.ts';
import { drawDocument } from './draw-document.ts';
import { pickSlip } from './pick-slip.ts';
import { exampleNote, examplePaper, exampleSlip, smallItems } from './testing/example-papers.ts';
import { readPdf } from './testing/read-pdf.ts';

const note = async (changes: Partial<ConsignmentNote> = {}) =>
  readPdf(await consignmentNote({ ...exampleNote, ...changes }));
const declaration = async (changes: Partial<CommercialInvoice> = {}) =>
  readPdf(await customsDeclaration({ ...examplePaper, ...changes }));
const invoice = async (changes: Partial<CommercialInvoice> = {}) =>
  readPdf(await commercialInvoice({ ...examplePaper, ...changes }));

const barcode = [{ format: 'Code128', text: '00340433836442636597' }];
const a4 = { width: 595.28, height: 841.89 };

/** Text as it is read, whatever its blanks are. */
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ') ?? '';

describe('the customs declaration', () => {
  test('of a heavy or dear parcel is CN23, on A4', async () => {
    const { title, pages } = await declaration();
    expect(title).toBe('Zollinhaltserklärung CN23 LO-104512');
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatchObject({ ...a4, barcodes: barcode });
    const text = plain(pages[0]?.text);
    for (const said of [
      'CN23',
      'Tietze Feinmechanik GmbH',
      'DEUTSCHLAND',
      'Bahía',
      'SPANIEN',
      'Verkauf von Waren / Sale of goods',
      'Measuring bridge, steel',
      '90318020',
      '16,8 kg',
      '1.240,00 EUR',
      'Threaded sleeve M12, stainless steel',
      'CZ',
      '5,1 kg',
      '21,9 kg',
      '1.480,00 EUR',
      '24,5 kg',
      'Handelsrechnung / Commercial invoice LO-104512',
    ])
      expect(text).toContain(said);
  });

  test('of a small one is CN22, on A6', async () => {
    const { title, pages } = await declaration({ items: smallItems, grossWeightKg: 1.2, reason: 'sample' });
    expect(title).toBe('Zollinhaltserklärung CN22 LO-104512');
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatchObject({ width: 297.64, height: 419.53, barcodes: barcode });
    const text = plain(pages[0]?.text);
    for (const said of [
      'CN22',
      'Warenmuster / Commercial sample',
      '2 × Plastic housing, sample · 392690 · DE',
      '0,7 kg',
      '120,00 EUR',
      '1,2 kg',
      'May be opened officially',
    ])
      expect(text).toContain(said);
  });

  test.each([
    [
      '0,2 kg',
      '10,00 EUR',
      '0,02 EUR',
      { quantity: 500, netWeightKg: 0.0004, valueEur: 0.02, isTotal: false },
    ],
    ['1 kg', '10,00 EUR', '3,3333 EUR', { quantity: 3, netWeightKg: 1, valueEur: 10, isTotal: true }],
    [
      '0,0031 kg',
      '0,50 EUR',
      '0,005 EUR',
      { quantity: 100, netWeightKg: 0.0031, valueEur: 0.5, isTotal: true },
    ],
  ])('and the invoice tell %s and %s of a position, of which one is %s', async (kg, eur, each, figures) => {
    const items = smallItems.map((item) => ({ ...item, ...figures }));
    const small = plain((await declaration({ items, grossWeightKg: 1.2 })).pages[0]?.text);
    const large = plain((await declaration({ items, grossWeightKg: 2.5 })).pages[0]?.text);
    const bill = plain((await invoice({ items })).pages[0]?.text);
    for (const text of [small, large, bill]) {
      expect(text).toContain(kg);
      expect(text).toContain(eur);
    }
    expect(bill).toContain(each);
    expect(small).toContain(`${figures.quantity} × Plastic housing`);
  });

  test('with as many positions as there can be loses none', async () => {
    const [item] = examplePaper.items;
    if (!item) throw new Error('The fixtures hold no position');
    const items = Array.from({ length: 20 }, (_, index) => ({
      ...item,
      description: `Part number ${index + 1}.`,
    }));
    const { pages } = await declaration({ items });
    const text = plain(pages.map((page) => page.text).join(' '));
    for (const { description } of items) expect(text).toContain(description);
    expect(pages.flatMap(({ barcodes }) => barcodes)).toEqual(barcode);
  });
});

test('a weight of tonnes is written so that nobody abroad takes it for some kilograms', async () => {
  const [item] = smallItems;
  const items = item ? [{ ...item, quantity: 1500, netWeightKg: 1.2 }] : [];
  const packages = domesticDraft.shipmentData.packages.map((row) => ({ ...row, amount: 2, weightKg: 1000 }));
  const papers = [
    await invoice({ items, grossWeightKg: 1900.5 }),
    await declaration({ items, grossWeightKg: 1900.5 }),
    await note({ law: 'cmr', packages }),
  ];
  const [bill, form, cmr] = papers.map(({ pages }) => plain(pages[0]?.text));
  for (const text of [bill, form])
    for (const weight of [' 1800 kg', ' 1900,5 kg']) expect(text).toContain(weight);
  for (const weight of [' 2000 kg', ' 4000 kg']) expect(cmr).toContain(weight);
});

describe('the numbers of who exports', () => {
  const exporterNumbers = { vatNumber: 'DE123456789', eoriNumber: 'DE1234567' };
  const said = ['USt-IdNr. / VAT No. DE123456789', 'EORI-Nr. / EORI No. DE1234567'];

  test('stand on all papers of customs, where the organisation has them', async () => {
    const papers = [
      await invoice({ exporterNumbers }),
      await declaration({ exporterNumbers }),
      await declaration({ exporterNumbers, items: smallItems, grossWeightKg: 1.2 }),
    ];
    for (const { pages } of papers) for (const text of said) expect(plain(pages[0]?.text)).toContain(text);
  });

  test('stay where names are as long as they can be', async () => {
    const long = 'Wüstenrot-Großmöbelmanufaktur Wolfe';
    const { address } = addresses.tietze;
    const exporter = {
      ...addresses.tietze,
      companyName: long,
      companyName2: long,
      personName: long,
      address: {
        ...address,
        addressLine1: long,
        addressLine2: long,
        addressLine3: long,
        city: `${long}Wolfe`,
      },
    };
    const papers = [
      await invoice({ exporterNumbers, exporter }),
      await declaration({ exporterNumbers, exporter }),
      await declaration({ exporterNumbers, exporter, items: smallItems, grossWeightKg: 1.2 }),
      await note({ exporterNumbers, sender: exporter, law: 'cmr' }),
    ];
    for (const { pages } of papers)
      for (const text of ['WÜSTENROT-GROSSMÖBELMANUFAKTUR', 'DEUTSCHLAND', ...said])
        expect(plain(pages[0]?.text)).toContain(text);
  });

  const { tietze, brunnmatt, oetztal } = addresses;
  test.each([
    ['of the exporter, from another country of the union', { exporter: oetztal, recipient: brunnmatt }, 0],
    ['of the importer, where goods come back', { exporter: brunnmatt, recipient: tietze }, 1],
    ['nobody’s, where both are elsewhere', { exporter: brunnmatt, recipient: brunnmatt }, undefined],
  ])('are %s', async (_whose, ends, end) => {
    const texts = [
      ...(await invoice({ exporterNumbers, ...ends })).pages,
      ...(await declaration({ exporterNumbers, ...ends })).pages,
      ...(await declaration({ exporterNumbers, ...ends, items: smallItems, grossWeightKg: 1.2 })).pages,
      ...(await note({ exporterNumbers, sender: ends.exporter, recipient: ends.recipient, law: 'cmr' }))
        .pages,
    ].map(({ text }) => plain(text));
    for (const text of texts) {
      const ofEnds = text.split('Empfänger').slice(0, 2);
      expect(ofEnds.map((lines) => said.every((line) => lines.includes(line)))).toEqual([
        end === 0,
        end === 1,
      ]);
    }
  });

  test('are left out one by one', async () => {
    const [page] = (await invoice({ exporterNumbers: { vatNumber: '', eoriNumber: 'DE1234567' } })).pages;
    expect(plain(page?.text)).toContain('EORI-Nr. / EORI No. DE1234567');
    expect(plain(page?.text)).not.toContain('VAT No.');
    expect(plain((await invoice()).pages[0]?.text)).not.toMatch(/VAT No\.|EORI/);
  });
});

describe('the commercial invoice', () => {
  test('says who sells what to whom, and what it costs', async () => {
    const { title, pages } = await invoice();
    expect(title).toBe('Handelsrechnung LO-104512');
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatchObject(a4);
    const text = plain(pages[0]?.text);
    for (const said of [
      'Handelsrechnung / Commercial Invoice',
      'Nr. / No. LO-104512',
      'Datum / Date 20.11.2026',
      'Tietze Feinmechanik GmbH',
      'Bahía',
      'SPANIEN',
      'DAP Las Palmas de Gran Canaria',
      'Measuring bridge, steel',
      '310,00 EUR',
      '1.240,00 EUR',
      '1.480,00 EUR',
      '731816',
      '3 Packstück(e) / package(s), 24,5 kg',
      'DHL (simuliert) 00340433836442636597',
    ])
      expect(text).toContain(said);
    expect(text).not.toContain('For customs purposes only');
  });

  test('of what is not sold says so', async () =>
    expect((await invoice({ reason: 'gift' })).pages[0]?.text).toContain(
      'For customs purposes only, no charge',
    ));
});

test('every paper is printed in its own size', async () => {
  const papers = [await note(), await note({ law: 'cmr' }), await declaration(), await invoice()];
  const small = await declaration({ items: smallItems, grossWeightKg: 1.2 });
  expect([...papers, small].map(({ printScaling }) => printScaling)).toEqual(Array(5).fill('None'));
});

test('papers are drawn in the thread, and the same paper is the same bytes', async () => {
  const drawn = await Promise.all([
    drawDocument({ kind: 'consignment-note', note: exampleNote }),
    drawDocument({ kind: 'customs-declaration', declaration: examplePaper }),
    drawDocument({ kind: 'commercial-invoice', invoice: examplePaper }),
    drawDocument({ kind: 'pick-slip', slip: exampleSlip }),
  ]);
  const here = await Promise.all([
    consignmentNote(exampleNote),
    customsDeclaration(examplePaper),
    commercialInvoice(examplePaper),
    pickSlip(exampleSlip),
  ]);
  for (const [index, bytes] of drawn.entries())
    expect(Buffer.from(bytes).equals(here[index] ?? new Uint8Array()), String(index)).toBe(true);
});

test('nothing that can be typed runs over the edge of a paper', async () => {
  const line = fc.string({ unit: fc.constantFrom('W', 'm', 'i', 'Ö', ' ', '.'), maxLength: 60 });
  const anyBlock: fc.Arbitrary<AddressBlock> = fc
    .tuple(line, line, line)
    .map(([companyName, personName, city]) => ({
      ...addresses.tietze,
      companyName,
      personName,
      address: { ...addresses.tietze.address, city },
    }));
  await fc.assert(
    fc.asyncProperty(anyBlock, line, fc.boolean(), async (block, text, isSmall) => {
      const items = (isSmall ? smallItems : examplePaper.items).map((item) => ({
        ...item,
        description: text,
      }));
      const grossWeightKg = isSmall ? 1 : 24.5;
      const changes = { exporter: block, recipient: block, references: [text, text], items, grossWeightKg };
      const papers = [
        await note({ sender: block, recipient: block, references: [text, text], goods: [text, text] }),
        await note({
          law: 'cmr',
          sender: block,
          recipient: block,
          references: [text, text],
          goods: [text, text],
        }),
        await declaration(changes),
        await invoice(changes),
        await readPdf(
          await pickSlip({ ...exampleSlip, recipient: block, goods: [text], packingNotes: text }),
        ),
      ];
      for (const page of papers.flatMap(({ pages }) => pages)) {
        expect(page.left).toBeGreaterThanOrEqual(13.9);
        expect(page.right).toBeLessThanOrEqual(page.width - 13.9);
      }
    }),
    { numRuns: 8 },
  );
});
