import { backofficePages } from './backoffice-pages.ts';
import type { Page } from './page.ts';
import { pages } from './pages.ts';

/** Every page by its name, for whoever needs those of staff as well. */
export const everyPage = { ...pages, ...backofficePages };

export const allPages: readonly Page[] = Object.values(everyPage);
