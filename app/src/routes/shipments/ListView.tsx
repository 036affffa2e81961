import type { ShipmentsPerPage } from 'contract';
import type { ShipmentColumnKey } from 'design-system/screens/shipments/Shipments/shipments-state.ts';
import { ViewSheet } from 'design-system/screens/shipments/Shipments/ViewSheet';
import { shipmentsAddress } from '../../pages/shipment-addresses.ts';
import type { ShipmentListSearch } from './to-hrefs.ts';
import { useViews } from './use-views.ts';

export interface ListViewProps {
  readonly search: ShipmentListSearch;
  readonly columns: readonly ShipmentColumnKey[];
  readonly onColumns: (columns: readonly ShipmentColumnKey[]) => void;
  readonly onPerPage: (perPage: ShipmentsPerPage) => void;
  readonly onClose: () => void;
}

/** Views of the list: an address without its page and what is open, and with its columns. */
export function ListView({ search, columns, onColumns, onPerPage, onClose }: ListViewProps) {
  const views = useViews();
  const href = shipmentsAddress.href({ ...search, page: 1, shipment: null, columns: columns.join(',') });
  return (
    <ViewSheet
      columns={columns}
      onColumns={onColumns}
      perPage={search.perPage}
      onPerPage={onPerPage}
      views={views.kept}
      onSave={(name) => views.save({ name, href })}
      onDelete={views.remove}
      address={new URL(href, location.href).href}
      onClose={onClose}
    />
  );
}
