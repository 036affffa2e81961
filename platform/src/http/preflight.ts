/** How long a browser may keep the answer to a preflight: two hours, the longest that Chromium keeps one. */
export const PREFLIGHT_SECONDS = 7200;
