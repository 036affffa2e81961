import {
  type AddressBlock,
  countryName,
  type Package,
  packageTotals,
  packagingLabels,
  withUnit,
} from 'contract';
import { addressLines, crossesBorder, placeLine } from 'contract/address-lines';
import type { CarriageLaw } from './carriage-law.ts';
import { consignmentNoteCopy as copy } from './consignment-note.copy.ts';
import type { ExporterNumbers } from './customs-paper.ts';
import { germanDate, germanDay } from './drawing.ts';
import { internationalNoteCopy } from './international-note.copy.ts';
import { drawInternationalCopy } from './international-note.ts';
import { numberBarcode } from './number-barcode.ts';
import { type Column, Paper } from './paper.ts';

export interface ConsignmentNote {
  /** One original, or one each for sender, the parcel's way and the carrier. */
  readonly copies: 'single' | 'triple';
  /** Of the way that the goods take, wherever the sender who stands on it may be. */
  readonly law: CarriageLaw;
  readonly orderNumber: string;
  readonly orderedAt: Date;
  readonly carrierName: string;
  readonly productName: string;
  /** Whoever stands as the sender on the label too. */
  readonly sender: AddressBlock;
  /** Of the sender who stands on it: none of a neutral one. Only said across borders. */
  readonly exporterNumbers?: ExporterNumbers;
  readonly recipient: AddressBlock;
  readonly goods: readonly string[];
  readonly packages: readonly Package[];
  /** Of what customs are told, in its order; none where they are told nothing. */
  readonly tariffNumbers: readonly string[];
  /** The day that the carrier has promised, `yyyy-MM-dd`. */
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

const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

const columns: readonly Column[] = [
  { head: copy.columns.amount, share: 8, align: 'right' },
  { head: copy.columns.packaging, share: 22 },
  { head: copy.columns.goods, share: 30 },
  { head: copy.columns.sides, share: 16 },
  { head: copy.columns.weight, share: 12, align: 'right' },
  { head: copy.columns.total, share: 12, align: 'right' },
];

/** The consignment note as a PDF: A4, each copy with its own pages, after the law of its route. */
export async function consignmentNote(note: ConsignmentNote): Promise<Uint8Array> {
  const paper = new Paper({ title: copy.title(note.orderNumber), createdAt: note.orderedAt });
  const isInternational = note.law === 'cmr' || note.law === 'overseas';
  const words = isInternational ? internationalNoteCopy : copy;
  const draw = isInternational ? drawInternationalCopy : drawCopy;
  const copies = note.copies === 'triple' ? words.copies : [words.singleCopy];
  for (const name of copies) {
    paper.beginCopy();
    draw(paper, note, name);
    paper.endCopy(`${copy.title(note.orderNumber)} · ${name}`);
  }
  return paper.bytes();
}

function drawCopy(paper: Paper, note: ConsignmentNote, name: string): void {
  const { sender, recipient, packages } = note;
  // A neutral sender may stand in another country than the goods.
  const isAbroad = crossesBorder([sender], recipient);
  const day = germanDate.format(note.orderedAt);
  const law = note.law === 'hgb' ? copy.law : copy.lawOf(countryName(recipient.address.countryCode));
  paper.heading(copy.heading, `${law} · ${name}`, [
    copy.orderNumber(note.orderNumber),
    copy.issued(sender.address.city, day),
  ]);
  paper.fields(
    [
      { label: copy.sender, lines: wholeAddress(sender, isAbroad) },
      { label: copy.recipient, lines: wholeAddress(recipient, isAbroad) },
    ],
    96,
  );
  paper.fields(
    [
      { label: copy.carrier, lines: [note.carrierName, note.productName] },
      { label: copy.takeOver, lines: [placeLine(sender, isAbroad), day] },
      { label: copy.delivery, lines: [placeLine(recipient, isAbroad), germanDay(note.deliveryDay)] },
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
  numberBarcode(paper, copy.trackingNumber, note.trackingNumber);
  paper.signatures(copy.signatures);
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

function wholeAddress(block: AddressBlock, isAbroad: boolean): string[] {
  const { names, place } = addressLines(block, isAbroad);
  return [...names, ...place];
}
