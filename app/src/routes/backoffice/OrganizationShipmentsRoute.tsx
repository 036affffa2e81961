import { OrganizationShipments } from 'design-system/screens/backoffice/OrganizationPage/OrganizationShipments';
import { organizationShipmentsAddress } from '../../pages/backoffice-addresses.ts';
import { useSearch } from '../use-search.ts';
import { DeskShipments } from './DeskShipments.tsx';
import type { OrganizationListProps } from './OrganizationUsersRoute.tsx';

/** `/backoffice/organisationen/:id?tab=shipments`: what the organisation dispatches. */
export function OrganizationShipmentsRoute({ id, organization, hrefs }: OrganizationListProps) {
  const { tab, shipment, ...asked } = useSearch(organizationShipmentsAddress);
  return (
    <DeskShipments
      filter={{ ...asked, orgCode: id }}
      shipment={shipment}
      isOfOne
      hrefOf={(search) => organizationShipmentsAddress.href({ ...search, tab }, { id })}
    >
      {(list) => <OrganizationShipments {...list} organization={organization} page={hrefs} />}
    </DeskShipments>
  );
}
