import type { HtmlCheck } from 'contract';
import type {
  PageQuestions,
  SlugState,
} from 'design-system/screens/backoffice/ContentPages/content-pages-state.ts';
import { useEffect, useState } from 'react';
import { freeSlug } from '../../data/staff-pages.ts';
import { useRead } from '../../data/use-read.ts';

/** Of the code that reads HTML, once it is there; until then the platform judges alone. */
let findFault: HtmlCheck = () => undefined;

/**
 * What the fields of a content page ask for: the code that reads HTML, and whether the typed slug is free.
 *
 * @param own the page that is edited; nothing is to be said of a slug that it has already
 */
export function usePageQuestions(own?: {
  readonly id: string;
  readonly slug: string | undefined;
}): PageQuestions {
  const [typed, setTyped] = useState('');
  useEffect(() => {
    void import('contract/html').then(
      ({ findHtmlFault }) => (findFault = findHtmlFault),
      // Without it the platform still finds every mistake.
      () => undefined,
    );
  }, []);
  const asked =
    /^[a-z0-9-]{1,64}$/.test(typed) && typed !== own?.slug
      ? { slug: typed, ...(own && { except: own.id }) }
      : null;
  const { data, isLoading } = useRead(asked && freeSlug(asked));
  return {
    findHtmlFault: (html) => findFault(html),
    slug: asked === null ? 'unknown' : toSlugState(data, isLoading),
    onSlugChange: setTyped,
  };
}

function toSlugState(answer: { readonly isFree: boolean } | undefined, isLoading: boolean): SlugState {
  if (!answer) return isLoading ? 'asking' : 'unknown';
  return answer.isFree ? 'free' : 'taken';
}
