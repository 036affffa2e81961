import { type AddressBlock, DEFAULT_COUNTRY_CODE, withUnit } from 'contract';
import { addressLines } from 'contract/address-lines';
import { drawBarcode, drawInto } from './drawing.ts';
import { handoverListCopy as copy } from './handover-list.copy.ts';
import { bold, type Column, MARGIN, Paper, regular, WIDTH } from './paper.ts';

/** A shipment on the list. */
interface ListedParcel {
  readonly orderNumber: string;
  readonly trackingNumber: string;
  readonly recipient: string;
  readonly place: string;
  readonly countryCode: string;
  readonly packages: number;
  readonly weightKg: number;
}

/** What a driver takes along and signs for. */
export interface HandoverList {
  /** „Übergabeprotokoll“, or what the carrier calls it. */
  readonly title: string;
  /** Of the day-end closing; stands on it as a barcode, once. */
  readonly number: string;
  readonly carrierName: string;
  readonly organization: string;
  /** Where it is fetched. */
  readonly sender: AddressBlock | null;
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly parcels: readonly ListedParcel[];
  readonly packages: number;
  readonly weightKg: number;
}

const BARCODE_HEIGHT = 74;
const germanTime = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});

const columns: readonly Column[] = [
  { head: copy.columns.place, share: 6, align: 'right' },
  { head: copy.columns.orderNumber, share: 13 },
  { head: copy.columns.trackingNumber, share: 21 },
  { head: copy.columns.recipient, share: 27 },
  { head: copy.columns.to, share: 18 },
  { head: copy.columns.packages, share: 7, align: 'right' },
  { head: copy.columns.weight, share: 10, align: 'right' },
];

/** The list for the driver as a PDF: A4, as many pages as it needs, signed on the last one. */
export async function handoverList(list: HandoverList): Promise<Uint8Array> {
  const { title, number, parcels, createdAt } = list;
  const home = list.sender?.address.countryCode ?? DEFAULT_COUNTRY_CODE;
  const paper = new Paper({ title: copy.title(title, number), createdAt });
  const sums = {
    shipments: copy.shipments(parcels.length),
    packages: copy.packages(list.packages),
    weight: withUnit(list.weightKg, 'kg'),
  };
  paper.beginCopy();
  paper.heading(title, copy.number(number), [
    copy.created(germanTime.format(createdAt)),
    copy.by(list.createdBy),
  ]);
  paper.fields(
    [
      { label: copy.sender, lines: senderOf(list) },
      { label: copy.carrier, lines: [list.carrierName] },
      { label: copy.sums, lines: [sums.shipments, sums.packages, sums.weight] },
    ],
    72,
  );
  drawNumber(paper, number);
  paper.table(
    columns,
    parcels.map((parcel, index) => [
      String(index + 1),
      parcel.orderNumber,
      parcel.trackingNumber,
      parcel.recipient,
      parcel.countryCode === home ? parcel.place : `${parcel.place}, ${parcel.countryCode}`,
      String(parcel.packages),
      withUnit(parcel.weightKg, 'kg'),
    ]),
    ['', sums.shipments, '', '', '', String(list.packages), sums.weight],
  );
  // What is signed stands together on one page.
  paper.ensure(20 + 64);
  paper.text([copy.handedOver(sums.shipments, sums.packages, sums.weight)], 20);
  paper.signatures(copy.signatures);
  paper.endCopy(`${copy.title(title, number)} · ${list.carrierName}`);
  return paper.bytes();
}

function senderOf({ organization, sender }: HandoverList): string[] {
  if (!sender) return [organization];
  const { names, place } = addressLines(sender, false);
  return [...new Set([organization, ...names, ...place])].filter((line) => line !== '');
}

function drawNumber(paper: Paper, number: string): void {
  const { pdf, top } = paper;
  drawInto(pdf, [regular(copy.barcode)], { x: MARGIN, top: top + 8, width: 160, height: 9, largest: 6.5 });
  drawBarcode(pdf, number, { x: MARGIN, top: top + 20, width: WIDTH / 2, height: 34 });
  drawInto(pdf, [bold(number)], {
    x: MARGIN,
    top: top + 56,
    width: WIDTH / 2,
    height: 14,
    largest: 10,
    align: 'center',
  });
  paper.top += BARCODE_HEIGHT;
}
