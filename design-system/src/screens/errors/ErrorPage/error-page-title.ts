import type { ErrorPageState } from './error-page-state.ts';
import { errorPageCopy as copy } from './ErrorPage.copy.ts';

/** What the browser's tab says of an error page, without its number: the words of the heading. */
export function errorPageTitle(state: ErrorPageState): string {
  switch (state.kind) {
    case 'notFound':
      return copy.specified.notFoundTitle;
    case 'unreachable':
      return copy.unreachableTitle;
    case 'outdated':
      return copy.outdatedTitle;
    case 'failed':
      return copy.statusMessages[state.code] ?? copy.specified.unknown;
  }
}
