import { Forbidden } from 'design-system/screens/errors/Forbidden/Forbidden';
import { pageTitles } from 'design-system/screens/shell/page-titles.copy.ts';
import type { Access } from '../pages/page.ts';
import { pages } from '../pages/pages.ts';
import { useSession } from '../session/use-session.ts';
import { usePageTitle } from './page-title.ts';
import { toRefusal } from './to-refusal.ts';

/** Stands in for what somebody may not see. @param access of the page, where it is known */
export function Refused({ access }: { access?: Access }) {
  usePageTitle(pageTitles.forbidden);
  return <Forbidden refusal={toRefusal(useSession(), access)} homeHref={pages.start.href()} />;
}
