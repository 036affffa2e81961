import { type CarrierProduct, type OrganizationProduct, productName } from 'contract';
import type { DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { formatKilograms, formatRelativeDateTime } from '../../../format/index.ts';
import { CarrierMark } from '../../../patterns/CarrierMark/CarrierMark.tsx';
import type { ProductSwitches } from './carrier-products-state.ts';
import { carrierProductsCopy as copy } from './CarrierProducts.copy.ts';
import * as styles from './CarrierProducts.css.ts';
import { contentsText, countriesText, speedText } from './product-facts.ts';
import { ProductSwitch } from './ProductSwitch.tsx';

const { columns } = copy;

/** What is told of a product in any list: carrier and name at the front, the rest behind. */
export function productColumns<Row extends CarrierProduct | OrganizationProduct>(
  hrefOf?: (id: string) => string,
): readonly DataTableColumn<Row>[] {
  return [
    {
      key: 'carrier',
      header: columns.carrier,
      width: '8.5em',
      cell: ({ carrier }) => (carrier === 'unknown' ? copy.unknown : <CarrierMark carrier={carrier} />),
    },
    {
      key: 'product',
      header: columns.product,
      isRowHeader: true,
      lines: 2,
      cell: (product) => (
        <>
          {hrefOf ? (
            <Link href={hrefOf(product.id)} isQuiet>
              {productName(product)}
            </Link>
          ) : (
            productName(product)
          )}
          <span className={styles.code}>{product.code}</span>
        </>
      ),
    },
    {
      key: 'contents',
      header: columns.contents,
      width: '10em',
      from: 'large',
      cell: ({ contents }) => contentsText(contents),
    },
    {
      key: 'deliverySpeed',
      header: columns.deliverySpeed,
      width: '9em',
      from: 'small',
      cell: ({ deliverySpeed }) => speedText(deliverySpeed),
    },
    {
      key: 'countries',
      header: columns.countries,
      width: '13em',
      from: 'medium',
      cell: ({ countries }) => countriesText(countries),
    },
    {
      key: 'maxWeight',
      header: columns.maxWeight,
      width: '8.5em',
      align: 'end',
      cell: ({ maxWeightKg }) => formatKilograms(maxWeightKg),
    },
  ];
}

/** The columns of all products; the name is the link to its panel. */
export function carrierProductColumns(
  hrefOf: (id: string) => string,
  switching: ProductSwitches<CarrierProduct> | null,
  now: Date,
): readonly DataTableColumn<CarrierProduct>[] {
  return [
    ...productColumns<CarrierProduct>(hrefOf),
    {
      key: 'isActive',
      header: columns.isActive,
      width: '9em',
      cell: (product) => <ProductSwitch product={product} switching={switching} />,
    },
    {
      key: 'syncedAt',
      header: columns.syncedAt,
      width: '14em',
      from: 'wide',
      cell: ({ syncedAt }) => formatRelativeDateTime(syncedAt, now),
    },
  ];
}
