import { type Package, packageTotals } from 'contract';
import { addressLines, placeLine } from 'contract/address-lines';
import type { ConsignmentNote } from './consignment-note.ts';
import { inEuros, inKilograms, numberLines } from './customs-paper.ts';
import { germanDate, germanDay } from './drawing.ts';
import { internationalNoteCopy as copy } from './international-note.copy.ts';
import { numberBarcode } from './number-barcode.ts';
import type { Column, Paper } from './paper.ts';

const columns: readonly Column[] = [
  { head: copy.columns.marks, share: 17 },
  { head: copy.columns.amount, share: 8, align: 'right' },
  { head: copy.columns.packaging, share: 18 },
  { head: copy.columns.goods, share: 24 },
  { head: copy.columns.tariffNumber, share: 11 },
  { head: copy.columns.weight, share: 12, align: 'right' },
  { head: copy.columns.volume, share: 10, align: 'right' },
];

const cubicMetres = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 3, maximumFractionDigits: 3 });

/** Draws one copy of the note as it is used across borders: the boxes of the CMR, with their numbers. */
export function drawInternationalCopy(paper: Paper, note: ConsignmentNote, name: string): void {
  const { sender, recipient } = note;
  const law = note.law === 'cmr' ? 'cmr' : 'overseas';
  const day = germanDate.format(note.orderedAt);
  paper.heading(copy.heading[law], name, [copy.orderNumber(note.orderNumber)]);
  paper.text(copy.paramount[law], 28, 7.5);
  const { names, place } = addressLines(sender, true);
  const to = addressLines(recipient, true);
  const numbers = numberLines(sender, recipient, note.exporterNumbers);
  paper.fields(
    [
      { label: copy.sender, lines: [...names, ...place, ...numbers.sender] },
      { label: copy.carrier, lines: [note.carrierName, note.productName] },
    ],
    96,
  );
  paper.fields(
    [
      { label: copy.recipient, lines: [...to.names, ...to.place, ...numbers.recipient] },
      { label: copy.successiveCarriers, lines: [] },
    ],
    88,
  );
  paper.fields(
    [
      { label: copy.delivery, lines: [placeLine(recipient, true), germanDay(note.deliveryDay)] },
      { label: copy.reservations, lines: [] },
    ],
    42,
  );
  paper.fields(
    [
      { label: copy.takeOver, lines: [placeLine(sender, true), day] },
      { label: copy.documents, lines: documentsOf(note) },
    ],
    42,
  );
  drawGoods(paper, note);
  // What is signed stands together on one page.
  paper.ensure(54 + 32 + 90 + 64);
  paper.fields(
    [
      { label: copy.instructions, lines: orNone(instructionsOf(note)) },
      { label: copy.agreements, lines: orNone(agreementsOf(note)) },
    ],
    54,
  );
  paper.fields(
    [
      { label: copy.cashOnDelivery, lines: [copy.none] },
      { label: copy.payment, lines: [copy.paidBySender] },
      { label: copy.establishedIn, lines: [copy.issued(sender.address.city, day)] },
    ],
    32,
  );
  numberBarcode(paper, copy.trackingNumber, note.trackingNumber);
  paper.signatures(copy.signatures);
}

function drawGoods(paper: Paper, note: ConsignmentNote): void {
  const { packages } = note;
  const { pieces, weightKg } = packageTotals(packages);
  const goods = note.goods.join(', ');
  paper.table(
    columns,
    packages.map((row) => [
      note.orderNumber,
      String(row.amount),
      copy.packaging[row.packaging],
      goods,
      tariffNumberOf(note),
      inKilograms((row.amount * Math.round(row.weightKg * 1000)) / 1000),
      volumeOf([row]),
    ]),
    [copy.sum, String(pieces), '', '', '', inKilograms(weightKg), volumeOf(packages)],
  );
}

/** „0,060 m³“. */
function volumeOf(packages: readonly Package[]): string {
  const cm3 = packages.reduce(
    (sum, { amount, lengthCm, widthCm, heightCm }) => sum + amount * lengthCm * widthCm * heightCm,
    0,
  );
  return `${cubicMetres.format(cm3 / 1_000_000)}\u00A0m³`;
}

/** Rows are packages, and several kinds of goods may lie in one. */
function tariffNumberOf({ tariffNumbers }: ConsignmentNote): string {
  const [first, ...others] = new Set(tariffNumbers);
  if (first === undefined) return copy.none;
  return others.length === 0 ? first : copy.tariffNumbersOnInvoice;
}

function documentsOf({ tariffNumbers, orderNumber }: ConsignmentNote): string[] {
  if (tariffNumbers.length === 0) return [copy.none];
  return [copy.papers.invoice(orderNumber), copy.papers.declaration];
}

function instructionsOf({ incoterm, isDangerous, isSaturdayDelivery }: ConsignmentNote): string[] {
  return [
    ...(incoterm === null ? [] : [incoterm === 'DDP' ? copy.ddp : copy.dap]),
    ...(isDangerous ? [copy.dangerous] : []),
    ...(isSaturdayDelivery ? [copy.saturday] : []),
  ];
}

function agreementsOf({ isInsured, declaredValueEur, references }: ConsignmentNote): string[] {
  return [
    ...(isInsured ? [copy.insured] : []),
    ...(declaredValueEur !== null && declaredValueEur > 0 ? [copy.value(inEuros(declaredValueEur))] : []),
    ...(references.length > 0 ? [copy.references(references.join(' · '))] : []),
  ];
}

function orNone(lines: readonly string[]): readonly string[] {
  return lines.length > 0 ? lines : [copy.none];
}
