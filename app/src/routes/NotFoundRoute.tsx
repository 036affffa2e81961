import { ErrorPage } from 'design-system/screens/errors/ErrorPage/ErrorPage';
import { pageTitles } from 'design-system/screens/shell/page-titles.copy.ts';
import { usePageTitle } from './page-title.ts';
import { paths } from './paths.ts';

/** Any address without a screen. */
export function NotFoundRoute() {
  usePageTitle(pageTitles.notFound);
  return (
    <ErrorPage state={{ kind: 'notFound' }} homeHref={paths.home()} onReload={() => location.reload()} />
  );
}
