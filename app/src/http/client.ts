import { config, session } from '../services.ts';
import { createHttpClient } from './http-client.ts';

/** The one HTTP client of the page. */
export const http = createHttpClient({ baseUrl: config.apiUrl, tokens: session, timeouts: config.timeouts });
