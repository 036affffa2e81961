/**
 * The schemas of bodies, for whoever judges them. Imported as `#bodies`: bundlers for browsers take
 * `bodies.browser.ts` in its place, so that a page which lists shipments does not load the rules for ordering one.
 */
export { attachmentDraftSchema, fileAssetDraftSchema } from '../entities/attachment.ts';
export { contactDraftSchema } from '../entities/contact.ts';
export { activationBodySchema } from '../entities/activation-body.ts';
export { completedDraftSchema, shipmentDraftSchema } from '../entities/shipment-draft.ts';
export { quoteDraftSchema } from '../entities/quote-draft.ts';
export { quoteAnswerSchema } from '../entities/quote-answer.ts';
export { ratesBodySchema } from '../entities/rate.ts';
