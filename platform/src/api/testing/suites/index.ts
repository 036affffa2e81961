import { afterAll, beforeAll } from 'vitest';
import type { Store } from '../../../store/index.ts';
import { startTestApi } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';
import { testAccess } from './access.ts';
import { testAuditOfOrders } from './audit-of-orders.ts';
import { testAudit } from './audit.ts';
import { testBoundary } from './boundary.ts';
import { testContacts } from './contacts.ts';
import { testCreating } from './creating.ts';
import { testInvitations } from './invitations.ts';
import { testNotifications } from './notifications.ts';
import { testOrders } from './orders.ts';
import { testPermissions } from './permissions.ts';
import { testPoison } from './poison.ts';
import { testRates } from './rates.ts';
import { testResources } from './resources.ts';
import { testSettling } from './settling.ts';
import { testShipments } from './shipments.ts';
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
  testInvitations(current);
  testOrders(current);
  testSettling(current);
  testAudit(current);
  testAuditOfOrders(current);
  testTenantBorder(current);
  testResources(current);
  // At the end: it fills the store.
  testPoison(current);
}
