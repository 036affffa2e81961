import { afterAll, beforeAll } from 'vitest';
import type { Store } from '../../../store/index.ts';
import { startTestApi } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';
import { testAccess } from './access.ts';
import { testAttachments } from './attachments.ts';
import { testAuditOfOrders } from './audit-of-orders.ts';
import { testAudit } from './audit.ts';
import { testBoundary } from './boundary.ts';
import { testCancelling } from './cancelling.ts';
import { testContacts } from './contacts.ts';
import { testCreating } from './creating.ts';
import { testInvitations } from './invitations.ts';
import { testNotifications } from './notifications.ts';
import { testOrders } from './orders.ts';
import { testPackingBench } from './packing-bench.ts';
import { testPages } from './pages.ts';
import { testPapers } from './papers.ts';
import { testPermissions } from './permissions.ts';
import { testPoison } from './poison.ts';
import { testQuotes } from './quotes.ts';
import { testRates } from './rates.ts';
import { testResources } from './resources.ts';
import { testSearch } from './search.ts';
import { testSettling } from './settling.ts';
import { testShipmentLists } from './shipment-lists.ts';
import { testShipments } from './shipments.ts';
import { testTemplates } from './templates.ts';
import { testTenantBorder } from './tenant-border.ts';
import { testTracking } from './tracking.ts';

/** All tests of the API against one kind of store. */
export function testApiOn(open: () => Promise<Store>): void {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(await open());
  });
  afterAll(() => api?.close());

  const current = () => api;
  testAccess(current);
  testPermissions(current);
  testCreating(current);
  testBoundary(current);
  testShipments(current);
  testTracking(current);
  testContacts(current);
  testNotifications(current);
  testRates(current);
  testQuotes(current);
  testInvitations(current);
  testPages(current);
  testOrders(current);
  testSettling(current);
  testTemplates(current);
  testCancelling(current);
  testAudit(current);
  testAuditOfOrders(current);
  testAttachments(current);
  testTenantBorder(current);
  testResources(current);
  // Behind what counts shipments.
  testShipmentLists(current);
  testPackingBench(current);
  testSearch(current);
  testPapers(current);
  // At the end: it fills the store.
  testPoison(current);
}
