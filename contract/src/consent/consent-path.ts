/**
 * Where the app sends a decision about cookies, `?decision=…&enabled=…`: the server of its own pages answers with both
 * cookies. What scripts have set some browsers drop after a week.
 */
export const CONSENT_PATH = '/consent';
