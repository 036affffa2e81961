import type { OrganizationRecord } from 'contract';
import { AllShipments, type AllShipmentsProps } from '../AllShipments/AllShipments.tsx';
import type { OrganizationPageHrefs } from './organization-page-state.ts';
import { organizationPlace } from './OrganizationHead.tsx';

export interface OrganizationShipmentsProps extends Omit<AllShipmentsProps, 'place' | 'organizationName'> {
  /** Undefined until it is known. */
  readonly organization: OrganizationRecord | undefined;
  readonly page: Pick<OrganizationPageHrefs, 'list' | 'tab'>;
}

/** `/backoffice/organisationen/{id}`, „Sendungen“: what it dispatches, as the list of all shipments shows it. */
export function OrganizationShipments({ organization, page, ...list }: OrganizationShipmentsProps) {
  return (
    <AllShipments {...list} place={organizationPlace({ organization, current: 'shipments', hrefs: page })} />
  );
}
