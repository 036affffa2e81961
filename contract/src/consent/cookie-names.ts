/** The mark of a browser in which somebody is signed in, for the web server: it sends such a one no start page. */
export const KNOWN_COOKIE = 'lotse_known';
/** What was decided about cookies. */
export const CONSENT_COOKIE = 'lotse_consent';
/** Which of them are enabled. */
export const ENABLED_COOKIE = 'lotse_cookies';
