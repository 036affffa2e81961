import { type AddressBlock, type Package, packageTotals, packagingLabels, withUnit } from 'contract';
import { addressLines } from './address-lines.ts';
import { consignmentNoteCopy as copy } from './consignment-note.copy.ts';
import { drawBarcode, drawInto, germanDate } from './drawing.ts';
import { type Column, MARGIN, Paper, regular, bold, WIDTH } from './paper.ts';

export interface ConsignmentNote {
  /** One original, or one each for sender, the parcel's way and the carrier. */
  readonly copies: 'single' | 'triple';
  readonly orderNumber: string;
  readonly orderedAt: Date;
  readonly carrierName: string;
  readonly productName: string;
  /** Whoever stands as the sender on the label too. */
  readonly sender: AddressBlock;
  readonly recipient: AddressBlock;
  readonly goods: readonly string[];
  readonly packages: readonly Package[];
  /** `yyyy-MM-dd`. */
  readonly deliveryDay: string;
  readonly trackingNumber: string;
  readonly references: readonly string[];
  readonly declaredValueEur: number | null;
  readonly isDangerous: boolean;
  readonly isInsured: boolean;
  readonly isSaturdayDelivery: boolean;
  /** Who pays duties; null where there are none. */
  readonly incoterm: 'DDP' | 'DAP' | null;
}

const HOME_COUNTRY = 'DE';
const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

const columns: readonly Column[] = [
  { head: copy.columns.amount, share: 8, align: 'right' },
  { head: copy.columns.packaging, share: 22 },
  { head: copy.columns.goods, share: 30 },
  { head: copy.columns.sides, share: 16 },
  { head: copy.columns.weight, share: 12, align: 'right' },
  { head: copy.columns.total, share: 12, align: 'right' },
];

/** The consignment note as a PDF: A4, each copy with its own pages. */
export async function consignmentNote(note: ConsignmentNote): Promise<Uint8Array> {
  const paper = new Paper({ title: copy.title(note.orderNumber), createdAt: note.orderedAt });
  const copies = note.copies === 'triple' ? copy.copies : [copy.singleCopy];
  for (const name of copies) {
    paper.beginCopy();
    drawCopy(paper, note, name);
    paper.endCopy(`${copy.title(note.orderNumber)} · ${name}`);
  }
  return paper.bytes();
}

function drawCopy(paper: Paper, note: ConsignmentNote, name: string): void {
  const { sender, recipient, packages } = note;
  const day = germanDate.format(note.orderedAt);
  paper.heading(copy.heading, `${copy.law} · ${name}`, [
    copy.orderNumber(note.orderNumber),
    copy.issued(sender.address.city, day),
  ]);
  paper.fields(
    [
      { label: copy.sender, lines: wholeAddress(sender) },
      { label: copy.recipient, lines: wholeAddress(recipient) },
    ],
    96,
  );
  paper.fields(
    [
      { label: copy.carrier, lines: [note.carrierName, note.productName] },
      { label: copy.takeOver, lines: [placeOf(sender), day] },
      { label: copy.delivery, lines: [placeOf(recipient), germanDay(note.deliveryDay)] },
    ],
    44,
  );
  const { pieces, weightKg } = packageTotals(packages);
  const goods = note.goods.join(', ');
  paper.table(
    columns,
    packages.map((row) => [
      String(row.amount),
      packagingLabels[row.packaging],
      goods,
      `${row.lengthCm} × ${row.widthCm} × ${row.heightCm}`,
      withUnit(row.weightKg, 'kg'),
      withUnit((row.amount * Math.round(row.weightKg * 1000)) / 1000, 'kg'),
    ]),
    [String(pieces), copy.sum, '', '', '', withUnit(weightKg, 'kg')],
  );
  // What is signed stands together on one page.
  paper.ensure(44 + 90 + 64);
  paper.fields(
    [
      { label: copy.terms, lines: termsOf(note) },
      { label: copy.references, lines: note.references.length > 0 ? note.references : [copy.none] },
    ],
    44,
  );
  drawNumber(paper, note.trackingNumber);
  paper.signatures(copy.signatures);
}

function drawNumber(paper: Paper, trackingNumber: string): void {
  const { pdf, top } = paper;
  drawInto(pdf, [regular(copy.trackingNumber)], {
    x: MARGIN,
    top: top + 8,
    width: 90,
    height: 9,
    largest: 6.5,
  });
  drawBarcode(pdf, trackingNumber, { x: MARGIN, top: top + 20, width: WIDTH / 2, height: 44 });
  drawInto(pdf, [bold(trackingNumber)], {
    x: MARGIN,
    top: top + 66,
    width: WIDTH / 2,
    height: 14,
    largest: 10,
    align: 'center',
  });
  paper.top += 90;
}

function termsOf(note: ConsignmentNote): string[] {
  const terms = [
    note.isDangerous && copy.dangerous,
    note.isInsured && copy.insured,
    note.isSaturdayDelivery && copy.saturday,
    note.incoterm === 'DDP' && copy.ddp,
    note.incoterm === 'DAP' && copy.dap,
    note.declaredValueEur !== null &&
      note.declaredValueEur > 0 &&
      copy.value(euros.format(note.declaredValueEur)),
  ].filter((term) => term !== false);
  return terms.length > 0 ? terms : [copy.none];
}

function wholeAddress(block: AddressBlock): string[] {
  const { names, place } = addressLines(block, HOME_COUNTRY);
  return [...names, ...place];
}

function placeOf({ address }: AddressBlock): string {
  return [address.postalCode, address.city].filter((text) => text !== '').join(' ');
}

/** „24.11.2026“ from `2026-11-24`. */
function germanDay(day: string): string {
  return day.split('-').toReversed().join('.');
}
