import { ContentPage } from 'design-system/screens/content/ContentPage/ContentPage';
import { pageTitles } from 'design-system/screens/shell/page-titles.copy.ts';
import { useParams } from 'react-router';
import { contentPage, rememberSentPage } from '../../data/content-pages.ts';
import { useRead } from '../../data/use-read.ts';
import { useIsSlow } from '../../hooks/use-is-slow.ts';
import { pages } from '../../pages/pages.ts';
import { usePage } from '../frame/use-page.ts';
import { usePageTitle } from '../page-title.ts';
import { askedAt } from './asked-at.ts';
import { toContentPageState } from './to-content-page-state.ts';

rememberSentPage(document);

/** The text at this address. */
export function Component() {
  const page = usePage();
  const text = useRead(contentPage(askedAt(page, useParams())));
  const state = toContentPageState(text, useIsSlow(text.isLoading));
  const title = state.kind === 'ready' ? state.value.title : pageTitles[page.title];
  usePageTitle(state.kind === 'notFound' ? pageTitles.notFound : title);
  return <ContentPage state={state} homeHref={pages.start.href()} onRetry={() => text.mutate()} />;
}
