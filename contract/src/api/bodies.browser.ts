/** What stands in descriptors in place of `bodies.ts` in a browser, where nobody judges a body: nothing. */
export const contactDraftSchema = undefined;
export const activationBodySchema = undefined;
export const completedDraftSchema = undefined;
export const shipmentDraftSchema = undefined;
export const quoteDraftSchema = undefined;
export const quoteAnswerSchema = undefined;
export const ratesBodySchema = undefined;
export const attachmentDraftSchema = undefined;
export const fileAssetDraftSchema = undefined;
