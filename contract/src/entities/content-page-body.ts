import { findHtmlFault } from '../html.ts';
import { contentPageDraftSchema } from './content-page.ts';

/** Body of the calls that write a content page; apart, because only servers load what reads HTML with it. */
export const contentPageBodySchema = contentPageDraftSchema({ findHtmlFault });
