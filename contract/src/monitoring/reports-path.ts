/** Where the app sends what it reports of itself: to the server of its own pages, which hands it on. */
export const REPORTS_PATH = '/reports';
