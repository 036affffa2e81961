import { countryName, customsReasonLabels, customsTotals, pieceFigures, type Shipment } from 'contract';
import { formatMoney, formatNetWeight, formatPieceValue } from '../../../format/index.ts';
import { DetailSection } from '../../../patterns/DetailPanel/DetailSection.tsx';
import { shipmentPanelCopy as copy } from './ShipmentPanel.copy.ts';
import * as styles from './ShipmentPanel.css.ts';

const CENTS = 100;
const money = (eur: number) => formatMoney(Math.round(eur * CENTS));

/** What was declared of the goods, position by position; nothing where nothing had to be. */
export function CustomsSection({ customs: { reason, items } }: Pick<Shipment, 'customs'>) {
  if (items.length === 0) return null;
  const { netWeightKg, valueEur } = customsTotals(items);
  return (
    <DetailSection
      title={copy.customs}
      aside={copy.customsTotal(formatNetWeight(netWeightKg), money(valueEur))}
    >
      <p className={styles.hint}>{copy.customsReason(customsReasonLabels[reason])}</p>
      <table className={styles.packages}>
        <thead>
          <tr>
            {Object.entries(copy.customsColumns).map(([key, header]) => (
              <th key={key} scope="col" className={styles.packageHead}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item, index) => (
            // Equal positions are allowed, and their order never changes.
            <tr key={index}>
              <td className={styles.packageCell}>{item.quantity}</td>
              <td className={styles.packageCell}>
                {item.description}
                <span className={styles.goodsFacts}>
                  {copy.customsFacts(
                    item.tariffNumber,
                    item.originCountryCode === '' ? '' : countryName(item.originCountryCode),
                  )}
                </span>
              </td>
              <td className={styles.packageCell}>
                {formatNetWeight(pieceFigures(item).netWeightKg)}
                {item.isTotal && (
                  <span className={styles.goodsFacts}>
                    {copy.customsTogether(formatNetWeight(item.netWeightKg))}
                  </span>
                )}
              </td>
              <td className={styles.packageCell}>
                {formatPieceValue(pieceFigures(item).valueEur)}
                {item.isTotal && (
                  <span className={styles.goodsFacts}>{copy.customsTogether(money(item.valueEur))}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </DetailSection>
  );
}
