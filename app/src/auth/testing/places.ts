/** The provider of tests in memory. */
export const DOMAIN = 'https://login.example';
/** The app's origin in them. */
export const ORIGIN = 'https://portal.example';
