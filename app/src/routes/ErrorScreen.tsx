import { NavigationProvider } from 'design-system/components/Link';
import type { ErrorPageState } from 'design-system/screens/errors/ErrorPage/error-page-state.ts';
import { ErrorPage } from 'design-system/screens/errors/ErrorPage/ErrorPage';
import { pageTitles } from 'design-system/screens/shell/page-titles.copy.ts';
import { reloadWhenServed } from '../build/stale-build.ts';
import { pages } from '../pages/pages.ts';
import { usePageTitle } from './page-title.ts';
import { toErrorState } from './to-error-state.ts';

const NOT_FOUND: ErrorPageState = { kind: 'notFound' };

/** The page in place of one that does not exist or, with what was thrown, can't be shown. */
export default function ErrorScreen({ error }: { error?: unknown }) {
  const state = error === undefined ? NOT_FOUND : toErrorState(error);
  usePageTitle(state.kind === 'notFound' ? pageTitles.notFound : pageTitles.failed);
  const page = (
    <ErrorPage
      state={state}
      homeHref={pages.start.href()}
      onReload={() => location.reload()}
      onRetry={() => reloadWhenServed()}
    />
  );
  if (state.kind === 'notFound') return page;
  // The way home loads everything anew: what has thrown once, or is missing, must not come along.
  return <NavigationProvider navigate={loadAnew}>{page}</NavigationProvider>;
}

function loadAnew(href: string): void {
  location.assign(href);
}
