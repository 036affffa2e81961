import { afterAll, beforeAll } from 'vitest';
import type { Store } from '../../../store/index.ts';
import { startTestApi } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';
import { testAccess } from './access.ts';
import { testAttachmentAttempts } from './attachment-attempts.ts';
import { testAttachments } from './attachments.ts';
import { testAuditFields } from './audit-fields.ts';
import { testAuditLogs } from './audit-logs.ts';
import { testAuditOfCalls } from './audit-of-calls.ts';
import { testAuditOfOrders } from './audit-of-orders.ts';
import { testAudit } from './audit.ts';
import { testBoundary } from './boundary.ts';
import { testCancelRaces } from './cancel-races.ts';
import { testCancelling } from './cancelling.ts';
import { testCarrierConnections } from './carrier-connections.ts';
import { testCarrierProducts } from './carrier-products.ts';
import { testContactChanges } from './contact-changes.ts';
import { testContacts } from './contacts.ts';
import { testCountries } from './countries.ts';
import { testCreating } from './creating.ts';
import { testCronRuns } from './cron-runs.ts';
import { testDayEndClosings } from './day-end-closings.ts';
import { testDayEndPapers } from './day-end-papers.ts';
import { testDayEndRaces } from './day-end-races.ts';
import { testDeactivation } from './deactivation.ts';
import { testFirstSteps } from './first-steps.ts';
import { testInterruptedExecutions } from './interrupted-executions.ts';
import { testInvitationLetters } from './invitation-letters.ts';
import { testInvitationsToTeams } from './invitations-to-teams.ts';
import { testInvitations } from './invitations.ts';
import { testInvitedAccounts } from './invited-accounts.ts';
import { testManyNames } from './many-names.ts';
import { testNotifications } from './notifications.ts';
import { testOfferDifferences } from './offer-differences.ts';
import { testOrders } from './orders.ts';
import { testOrganizations } from './organizations.ts';
import { testOverview } from './overview.ts';
import { testPackagesSent } from './packages-sent.ts';
import { testPackingBench } from './packing-bench.ts';
import { testPages } from './pages.ts';
import { testPapersByRoute } from './papers-by-route.ts';
import { testPapers } from './papers.ts';
import { testPermissions } from './permissions.ts';
import { testPickupLists } from './pickup-lists.ts';
import { testPickups } from './pickups.ts';
import { testPieceNumbers } from './piece-numbers.ts';
import { testPlausibleInput } from './plausible-input.ts';
import { testPoison } from './poison.ts';
import { testProductSync } from './product-sync.ts';
import { testQuoteDesk } from './quote-desk.ts';
import { testQuoteNumbers } from './quote-numbers.ts';
import { testQuoteWithdrawals } from './quote-withdrawals.ts';
import { testQuotes } from './quotes.ts';
import { testRates } from './rates.ts';
import { testRecipients } from './recipients.ts';
import { testResources } from './resources.ts';
import { testSavedBoxes } from './saved-boxes.ts';
import { testSearch } from './search.ts';
import { testServedCountries } from './served-countries.ts';
import { testSettling } from './settling.ts';
import { testSetup } from './setup.ts';
import { testShipmentDesk } from './shipment-desk.ts';
import { testShipmentLists } from './shipment-lists.ts';
import { testShipments } from './shipments.ts';
import { testShownPrice } from './shown-price.ts';
import { testStaffData } from './staff-data.ts';
import { testStatistics } from './statistics.ts';
import { testTeam } from './team.ts';
import { testTemplates } from './templates.ts';
import { testTenantBorder } from './tenant-border.ts';
import { testTestExecutions } from './test-executions.ts';
import { testTestSamples } from './test-samples.ts';
import { testTracking } from './tracking.ts';
import { testVersions } from './versions.ts';

/** What is promised of every single call, against one kind of store: who may make it, whose rows it reaches, and poison. */
export function testEveryCallOn(open: () => Promise<Store>): void {
  const current = startOn(open);
  testAccess(current);
  testPermissions(current);
  testTenantBorder(current);
  testPlausibleInput(current);
  // At the end: it fills the store.
  testPoison(current);
}

/** What can be done by the API, against one kind of store. */
export function testWorkOn(open: () => Promise<Store>): void {
  const current = startOn(open);
  testCreating(current);
  testShownPrice(current);
  testBoundary(current);
  testShipments(current);
  testTracking(current);
  testContacts(current);
  testContactChanges(current);
  testPickups(current);
  testPickupLists(current);
  testNotifications(current);
  testRates(current);
  testCarrierProducts(current);
  testProductSync(current);
  testCarrierConnections(current);
  testPieceNumbers(current);
  testQuotes(current);
  testOfferDifferences(current);
  testQuoteNumbers(current);
  testQuoteDesk(current);
  testQuoteWithdrawals(current);
  testInvitations(current);
  testPages(current);
  testOrders(current);
  testSettling(current);
  testTemplates(current);
  testCancelling(current);
  testAudit(current);
  testAuditOfOrders(current);
  testAuditLogs(current);
  testManyNames(current);
  testShipmentDesk(current);
  testAttachments(current);
  testAttachmentAttempts(current);
  testCronRuns(current);
  testOverview(current);
  testTestSamples(current);
  testTestExecutions(current);
  testInterruptedExecutions(current);
  testStaffData(current);
  testCountries(current);
  testServedCountries(current);
  testResources(current);
  testDayEndClosings(current);
  testDayEndRaces(current);
  testDayEndPapers(current);
  // Behind what counts shipments.
  testShipmentLists(current);
  testPackagesSent(current);
  testRecipients(current);
  testPackingBench(current);
  testSearch(current);
  testPapers(current);
  testPapersByRoute(current);
  testStatistics(current);
  // It orders many, whose first page others would not find theirs on.
  testCancelRaces(current);
  // It removes people and an organisation that others work with.
  testSetup(current);
  testFirstSteps(current);
  testVersions(current);
  testInvitedAccounts(current);
  testTeam(current);
  testInvitationsToTeams(current);
  testInvitationLetters(current);
  testDeactivation(current);
  testOrganizations(current);
  testSavedBoxes(current);
  // Behind what is written down.
  testAuditFields(current);
  testAuditOfCalls(current);
}

function startOn(open: () => Promise<Store>): () => TestApi {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(await open());
  });
  afterAll(() => api?.close());
  return () => api;
}
