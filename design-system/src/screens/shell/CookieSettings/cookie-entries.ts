import { CONSENT_DAYS, type ConsentCookie, type ConsentCookieId, consentCookies } from 'contract';
import { type CookieWords, cookieWords } from '../cookies.copy.ts';

/** A cookie as the dialog shows it. */
export interface CookieEntry
  extends Pick<ConsentCookie, 'id' | 'category'>, Pick<CookieWords, 'name' | 'links'> {
  readonly description: string;
}

/**
 * @param days for how many days a decision holds. Default 180
 * @param words what the cookies are called. By default what the product calls them
 */
export function cookieEntries(
  days: number = CONSENT_DAYS,
  words: Readonly<Record<ConsentCookieId, CookieWords>> = cookieWords,
): CookieEntry[] {
  return consentCookies.map(({ id, category }) => {
    const { description, ...others } = words[id];
    return {
      ...others,
      id,
      category,
      description: typeof description === 'string' ? description : description(days),
    };
  });
}
