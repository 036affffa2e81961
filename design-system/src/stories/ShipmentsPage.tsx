import { shipments } from 'contract/fixtures';
import { Link } from '../components/Link/Link.tsx';
import { PageHeading } from '../components/PageHeading/PageHeading.tsx';
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow } from '../components/Table/Table.tsx';
import { ShipmentStatus } from '../patterns/ShipmentStatus/ShipmentStatus.tsx';
import { Page } from './Page.tsx';

/** A page of the product for what lies beside or over one. Used by stories only. */
export function ShipmentsPage() {
  return (
    <Page>
      <PageHeading>Sendungen</PageHeading>
      <Table label="Sendungen">
        <TableHead>
          <TableColumn>Auftragsnummer</TableColumn>
          <TableColumn>Empfänger</TableColumn>
          <TableColumn>Status</TableColumn>
        </TableHead>
        <TableBody>
          {shipments.slice(0, 8).map(({ orderNumber, to, status, exceptionReason }) => (
            <TableRow key={orderNumber}>
              <TableCell label="Auftragsnummer" isRowHeader>
                <Link href={`/sendungen?shipment=${orderNumber}`} isQuiet>
                  {orderNumber}
                </Link>
              </TableCell>
              <TableCell card="title">{to?.companyName || to?.personName}</TableCell>
              <TableCell label="Status">
                <ShipmentStatus status={status} reason={exceptionReason} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Page>
  );
}
