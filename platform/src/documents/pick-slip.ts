import {
  type AddressBlock,
  type CustomsItem,
  type Package,
  packageTotals,
  packagingLabels,
  withUnit,
} from 'contract';
import { addressLines } from 'contract/address-lines';
import { drawBarcode, drawInto, germanDate, germanDay } from './drawing.ts';
import { bold, type Column, MARGIN, Paper, regular, WIDTH } from './paper.ts';
import { pickSlipCopy as copy } from './pick-slip.copy.ts';

/** What somebody needs who gathers the goods of a shipment and packs them. */
export interface PickSlip {
  readonly orderNumber: string;
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly recipient: AddressBlock;
  readonly isAbroad: boolean;
  readonly goods: readonly string[];
  /** What customs are told piece by piece; none where they are told nothing. */
  readonly positions: readonly Pick<CustomsItem, 'quantity' | 'description' | 'tariffNumber'>[];
  readonly packages: readonly Package[];
  readonly packingNotes: string;
  readonly references: readonly string[];
  /** Carrier and product; none of a template that leaves them open. */
  readonly product: readonly string[];
  /** `yyyy-MM-dd` */
  readonly requestedDay: string;
  readonly isDangerous: boolean;
  readonly isNeutral: boolean;
}

const packageColumns: readonly Column[] = [
  { head: copy.packages.amount, share: 10, align: 'right' },
  { head: copy.packages.packaging, share: 36 },
  { head: copy.packages.sides, share: 22 },
  { head: copy.packages.weight, share: 16, align: 'right' },
  { head: copy.packages.total, share: 16, align: 'right' },
];

const positionColumns: readonly Column[] = [
  { head: copy.positions.quantity, share: 10, align: 'right' },
  { head: copy.positions.description, share: 68 },
  { head: copy.positions.tariffNumber, share: 22 },
];

/** The pick slip as a PDF: A4, its order number as the barcode that the packing bench looks up. */
export async function pickSlip(slip: PickSlip): Promise<Uint8Array> {
  const paper = new Paper({ title: copy.title(slip.orderNumber), createdAt: slip.createdAt });
  paper.beginCopy();
  paper.heading(copy.heading, copy.subtitle, [
    copy.created(germanDate.format(slip.createdAt), slip.createdBy),
  ]);
  orderNumber(paper, slip.orderNumber);
  const { names, place } = addressLines(slip.recipient, slip.isAbroad);
  paper.fields(
    [
      { label: copy.recipient, lines: [...names, ...place] },
      { label: copy.references, lines: orNone(slip.references) },
    ],
    96,
  );
  paper.fields(
    [
      { label: copy.product, lines: slip.product.length > 0 ? slip.product : [copy.noProduct] },
      { label: copy.requestedDay, lines: [germanDay(slip.requestedDay)] },
      { label: copy.remarks, lines: orNone(remarksOf(slip)) },
    ],
    44,
  );
  if (slip.packingNotes !== '') paper.fields([{ label: copy.notes, lines: [slip.packingNotes] }], 60);
  paper.fields([{ label: copy.goods, lines: slip.goods }], 60);
  if (slip.positions.length > 0)
    paper.table(
      positionColumns,
      slip.positions.map(({ quantity, description, tariffNumber }) => [
        String(quantity),
        description,
        tariffNumber,
      ]),
    );
  const { pieces, weightKg } = packageTotals(slip.packages);
  paper.table(
    packageColumns,
    slip.packages.map((row) => [
      String(row.amount),
      packagingLabels[row.packaging],
      `${row.lengthCm} × ${row.widthCm} × ${row.heightCm}`,
      withUnit(row.weightKg, 'kg'),
      withUnit(packageTotals([row]).weightKg, 'kg'),
    ]),
    [String(pieces), copy.sum, '', '', withUnit(weightKg, 'kg')],
  );
  paper.signatures(copy.signatures);
  paper.endCopy(copy.title(slip.orderNumber));
  return paper.bytes();
}

/** The number that is scanned, and large beside it for whoever reads it. */
function orderNumber(paper: Paper, number: string): void {
  const { pdf, top } = paper;
  const width = WIDTH / 2;
  drawBarcode(pdf, number, { x: MARGIN, top, width, height: 54 });
  const right = { x: MARGIN + width + 12, width: width - 12 };
  drawInto(pdf, [regular(copy.orderNumber)], { ...right, top, height: 9, largest: 6.5 });
  drawInto(pdf, [bold(number)], { ...right, top: top + 12, height: 40, largest: 28 });
  paper.top += 66;
}

function remarksOf({ isDangerous, isNeutral }: PickSlip): string[] {
  return [isDangerous && copy.dangerous, isNeutral && copy.neutral].filter((remark) => remark !== false);
}

function orNone(lines: readonly string[]): readonly string[] {
  return lines.length > 0 ? lines : [copy.none];
}
