import { countryName, packageTotals, type Shipment, volumetricWeightKg } from 'contract';
import type { ReactNode } from 'react';
import { type Description, DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import {
  formatBilledKilograms,
  formatDayDateWithYear,
  formatDimensions,
  formatKilograms,
  formatMoney,
  formatRelativeDateTime,
} from '../../../format/index.ts';
import { placeLine } from '../../../patterns/Address/address-lines.ts';
import { DetailSection } from '../../../patterns/DetailPanel/DetailSection.tsx';
import { isStillHere } from '../../../patterns/ShipmentStatus/shipment-facts.ts';
import { nameOfPackaging } from '../pieces/pieces.ts';
import { shipmentPanelCopy as copy } from './ShipmentPanel.copy.ts';
import * as styles from './ShipmentPanel.css.ts';

/** The lines of an address in the order of an envelope; empty ones are left out. */
export function PostalAddress({ block }: { block: Shipment['to'] }) {
  const { address, companyName, companyName2, personName } = block;
  const lines = [
    companyName,
    companyName2,
    personName,
    address.addressLine1,
    address.addressLine2,
    address.addressLine3,
    placeLine(address),
    address.state,
    countryName(address.countryCode),
  ].filter((line) => line !== '');
  return (
    <address className={styles.address}>
      {lines.map((line, index) => (
        // Two lines of an address may be equal, and their order never changes.
        <div key={index}>{line}</div>
      ))}
    </address>
  );
}

export interface PackagesProps {
  shipment: Pick<Shipment, 'shipmentData'>;
  /** What else is known of them, below. */
  children?: ReactNode;
}

/** Rows of pieces with their measures, and the sum above. */
export function Packages({ shipment, children }: PackagesProps) {
  const { packages } = shipment.shipmentData;
  const { pieces, weightKg } = packageTotals(packages);
  const { packageColumns } = copy;
  return (
    <DetailSection title={copy.packages} aside={copy.packagesTotal(pieces, formatKilograms(weightKg))}>
      <table className={styles.packages}>
        <thead>
          <tr>
            {Object.entries(packageColumns).map(([key, header]) => (
              <th key={key} scope="col" className={styles.packageHead}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {packages.map((row, index) => (
            // Equal rows are allowed, and their order never changes.
            <tr key={index}>
              <td className={styles.packageCell}>{row.amount}</td>
              <td className={styles.packageCell}>{nameOfPackaging(row.packaging)}</td>
              <td className={styles.packageCell}>
                {formatDimensions(row.lengthCm, row.widthCm, row.heightCm)}
                <span className={styles.packageFact}>
                  {copy.volumetric(formatBilledKilograms(volumetricWeightKg(row)))}
                </span>
              </td>
              <td className={styles.packageCell}>{formatKilograms(row.weightKg)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </DetailSection>
  );
}

const CENTS = 100;

/** What else is known; what is not known is left out. */
export function Details({ shipment, now }: { shipment: Shipment; now: Date }) {
  const { facts } = copy;
  const { shipmentData } = shipment;
  const at = (instant: string) => formatRelativeDateTime(instant, now);
  const items: (Description | false)[] = [
    shipment.description !== '' && { term: facts.content, value: shipment.description },
    shipment.goodsDescription1 !== '' && { term: facts.goods1, value: shipment.goodsDescription1 },
    shipment.goodsDescription2 !== '' && { term: facts.goods2, value: shipment.goodsDescription2 },
    shipment.packingNotes !== '' &&
      !isStillHere(shipment) && { term: facts.packingNotes, value: shipment.packingNotes },
    shipment.referenceNumber !== '' && { term: facts.reference, value: shipment.referenceNumber },
    shipment.referenceNumber2 !== '' && { term: facts.reference2, value: shipment.referenceNumber2 },
    { term: facts.requestedDay, value: formatDayDateWithYear(shipmentData.requestedDeliveryDate) },
    shipmentData.isSaturdayDelivery && { term: facts.saturday, value: facts.yes },
    shipment.declaredValue !== null && {
      term: facts.declaredValue,
      value: formatMoney(shipment.declaredValue * CENTS),
    },
    shipment.declaredValue !== null && {
      term: facts.incoterm,
      value: shipment.ddp ? facts.ddp : facts.dap,
    },
    shipment.insured && { term: facts.insured, value: facts.yes },
    shipment.dangerous && { term: facts.dangerous, value: facts.yes },
    shipment.neutralShipment && { term: facts.neutral, value: facts.yes },
    { term: facts.created, value: copy.by(at(shipment.createdAt), shipment.createdBy.full_name) },
    shipment.printedAt !== null && {
      term: facts.printed,
      value: shipment.printedBy
        ? copy.by(at(shipment.printedAt), shipment.printedBy.full_name)
        : at(shipment.printedAt),
    },
    shipment.priceNetCents !== null && { term: facts.price, value: formatMoney(shipment.priceNetCents) },
  ];
  return <DescriptionList items={items.filter((item) => item !== false)} />;
}
