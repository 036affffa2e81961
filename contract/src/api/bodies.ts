/**
 * The schemas of bodies, for whoever judges them. Imported as `#bodies`: bundlers for browsers take
 * `bodies.browser.ts` in its place, so that a page which lists shipments does not load the rules for ordering one.
 */
export { attachmentDraftSchema, fileAssetDraftSchema } from '../entities/attachment.ts';
export { lateNumberSchema } from '../entities/desk-shipment.ts';
export { newOrganizationSchema } from '../entities/organization-record.ts';
export { organizationChangeSchema } from '../entities/organization-parameters.ts';
export { organizationSetupSchema } from '../entities/organization-setup.ts';
export { userChangeSchema, userInviteBodySchema } from '../entities/team.ts';
export { changedPickupSchema, pickupActivitySchema, pickupDraftSchema } from '../pickups/pickup-draft.ts';
export { contentPageBodySchema } from '../entities/content-page-body.ts';
export { billingDetailsDraftSchema } from '../entities/billing.ts';
export { contactDraftSchema } from '../entities/contact.ts';
export { dayEndClosingDraftSchema } from '../entities/day-end-closing-draft.ts';
export { activationBodySchema } from '../entities/activation-body.ts';
export { completedDraftSchema, shipmentDraftSchema } from '../entities/shipment-draft.ts';
export { quoteDraftSchema } from '../entities/quote-draft.ts';
export { quoteAnswerSchema, quoteAssignmentSchema } from '../entities/quote-answer.ts';
export { ratesBodySchema } from '../entities/rate.ts';
export { carrierProductChangeSchema, productSwitchSchema } from '../entities/carrier-product-change.ts';
export { carrierCheckBodySchema, carrierRequestSchema } from '../entities/carrier-request.ts';
export { cronTriggerSchema } from '../entities/cron-trigger.ts';
export { packagingRuleDraftSchema } from '../entities/staff-packaging-rule.ts';
export { countryBodySchema } from '../entities/staff-country-body.ts';
export { newCountrySchema, territoryDraftSchema } from '../entities/staff-country.ts';
export { takeOverBodySchema } from '../entities/take-over.ts';
export { executeBodySchema } from '../entities/test-execute.ts';
export { testItemDraftSchema } from '../entities/test-item-draft.ts';
export { savedBoxDraftSchema, savedBoxNameSchema } from '../entities/saved-box-draft.ts';
export { testSampleDraftSchema } from '../entities/test-sample.ts';
