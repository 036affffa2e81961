import type { AuditEntry, AuditObjectKind } from 'contract';
import type { AuditFilter, AuditHrefs } from 'design-system/screens/backoffice/AuditLogs/audit-logs-state.ts';
import {
  allShipmentsAddress,
  anyOrganizationAddress,
  auditLogsAddress,
  carrierApiAddress,
  carrierProductsAddress,
  countriesAddress,
  cronRunAddress,
  offersAddress,
  packagingTypesAddress,
  testSampleAddress,
} from '../../pages/backoffice-addresses.ts';
import { backofficePages } from '../../pages/backoffice-pages.ts';
import { pages } from '../../pages/pages.ts';

type WayTo = (id: string) => string;

/** Where staff look at a thing, by its kind; null where it has no page of theirs, or its id alone does not lead there. */
const waysTo: Readonly<Record<AuditObjectKind | 'unknown', WayTo | null>> = {
  organization: (id) => anyOrganizationAddress.href({}, { id }),
  shipment: (id) => allShipmentsAddress.href({ shipment: id }),
  page: (id) => backofficePages.editedContentPage.href({ id }),
  'packaging-rule': () => packagingTypesAddress.href(),
  'carrier-product': (id) => carrierProductsAddress.href({ product: id }),
  'carrier-request': () => carrierApiAddress.href(),
  country: (id) => countriesAddress.href({ country: id }),
  'cron-run': (id) => cronRunAddress.href({}, { id }),
  'rate-request': (id) => offersAddress.href({ status: 'all', quote: id }),
  'test-sample': (id) => testSampleAddress.href({}, { id }),
  contact: null,
  invitation: null,
  user: null,
  pickup: null,
  'day-end-closing': null,
  territory: null,
  'test-item': null,
  table: null,
  unknown: null,
};

/** The address of a log with its filter and the open entry. */
export type AuditHrefOf = (search?: Partial<AuditFilter> & { readonly entry?: string }) => string;

/** All addresses that a log links to; an open entry keeps the filter of now. */
export function toAuditHrefs(filter: AuditFilter, hrefOf: AuditHrefOf): AuditHrefs {
  return {
    home: pages.start.href(),
    entry: (id) => hrefOf({ ...filter, entry: id }),
    only: (of) => auditLogsAddress.href(of),
    person: (id) => hrefOf({ ...filter, person: id, page: 1 }),
    object: ({ object }: Pick<AuditEntry, 'object'>) =>
      object.isThere ? waysTo[object.kind]?.(object.id) : undefined,
    reset: hrefOf(),
  };
}
