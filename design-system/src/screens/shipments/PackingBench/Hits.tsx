import { packageTotals, type ScannedShipment } from 'contract';
import { Button } from '../../../components/Button/Button.tsx';
import { Kbd } from '../../../components/Kbd/Kbd.tsx';
import { nameOfBlock } from '../../../patterns/Address/address-lines.ts';
import { ShipmentStatus } from '../../../patterns/ShipmentStatus/ShipmentStatus.tsx';
import { packingBenchCopy as copy } from './PackingBench.copy.ts';
import * as styles from './PackingBench.css.ts';

export interface HitsProps {
  readonly shipments: readonly ScannedShipment[];
  readonly onChoose: (shipment: ScannedShipment) => void;
}

/** Several shipments of one number, each with its key. */
export function Hits({ shipments, onChoose }: HitsProps) {
  return (
    <ol className={styles.hits}>
      {shipments.map((shipment, index) => (
        <li key={shipment.id} className={styles.hit}>
          <Kbd keys={String(index + 1)} isAlwaysShown />
          <Button aria-keyshortcuts={String(index + 1)} onPress={() => onChoose(shipment)}>
            {shipment.orderNumber}
          </Button>
          <span className={styles.hitFacts}>
            <span>{copy.several.recipient(nameOfBlock(shipment.to), shipment.to.address.city)}</span>
            <span className={styles.muted}>
              {copy.several.pieces(packageTotals(shipment.shipmentData.packages).pieces)}
            </span>
          </span>
          <span className={styles.hitStatus}>
            <ShipmentStatus status={shipment.status} ordering={shipment.ordering} />
          </span>
        </li>
      ))}
    </ol>
  );
}
