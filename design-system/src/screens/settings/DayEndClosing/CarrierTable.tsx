import type { Carrier, OpenOfCarrier } from 'contract';
import type { ReactNode } from 'react';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { carrierColumns } from './carrier-columns.tsx';
import type { AskedClosing, ExcludedShipments } from './day-end-state.ts';
import { dayEndCopy as copy } from './DayEndClosing.copy.ts';
import * as styles from './DayEndClosing.css.ts';

export interface CarrierTableProps {
  carriers: readonly OpenOfCarrier[];
  excluded: ExcludedShipments;
  canClose: boolean;
  expanded: ReadonlySet<string>;
  onExpanded: (keys: ReadonlySet<string>) => void;
  renderShipments: (carrier: Carrier) => ReactNode;
  onAsk: (question: readonly AskedClosing[]) => void;
}

/** The carriers of which something is open; each unfolds its shipments. */
export function CarrierTable({
  carriers,
  excluded,
  canClose,
  expanded,
  onExpanded,
  renderShipments,
  onAsk,
}: CarrierTableProps) {
  return (
    <DataTable
      label={copy.table}
      columns={carrierColumns({ excluded, canClose, onAsk })}
      rows={carriers}
      rowKey={({ carrier }) => carrier}
      rowDetail={detailBy(renderShipments)}
      expandedKeys={expanded}
      onExpandedChange={onExpanded}
    />
  );
}

/** What a carrier unfolds; of one that this version does not know nobody could ask. */
function detailBy(renderShipments: CarrierTableProps['renderShipments']) {
  return ({ carrier }: OpenOfCarrier): ReactNode =>
    carrier === 'unknown' ? null : <div className={styles.detail}>{renderShipments(carrier)}</div>;
}
