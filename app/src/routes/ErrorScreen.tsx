import type { ErrorPageState } from 'design-system/screens/errors/ErrorPage/error-page-state.ts';
import { ErrorPage } from 'design-system/screens/errors/ErrorPage/ErrorPage';
import { pageTitles } from 'design-system/screens/shell/page-titles.copy.ts';
import { usePageTitle } from './page-title.ts';
import { paths } from './paths.ts';

const NOT_FOUND: ErrorPageState = { kind: 'notFound' };

/** The page in place of one that does not exist or can't be shown; going elsewhere clears it. */
export default function ErrorScreen({ state = NOT_FOUND }: { state?: ErrorPageState }) {
  usePageTitle(state.kind === 'notFound' ? pageTitles.notFound : pageTitles.failed);
  return <ErrorPage state={state} homeHref={paths.home()} onReload={() => location.reload()} />;
}
