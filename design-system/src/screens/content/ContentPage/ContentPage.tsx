import type { ContentPage as Page } from 'contract';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { ResourceView } from '../../../patterns/ResourceView/ResourceView.tsx';
import { ErrorPage } from '../../errors/ErrorPage/ErrorPage.tsx';
import type { ContentPageState } from './content-page-state.ts';
import { ContentArticle } from './ContentArticle.tsx';
import { ContentFrame } from './ContentFrame.tsx';
import { contentPageCopy as copy } from './ContentPage.copy.ts';
import * as styles from './ContentPage.css.ts';
import { harmlessText } from './harmless-text.ts';
import { prose } from './prose.css.ts';

export interface ContentPageProps {
  state: ContentPageState;
  homeHref: string;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  onRetry: () => unknown;
}

/** A page of text that staff have written: imprint, privacy policy, terms and others. Loads no react-aria. */
export function ContentPage({ state, homeHref, onRetry }: ContentPageProps) {
  if (state.kind === 'notFound') return <MissingPage homeHref={homeHref} />;
  return (
    <ContentFrame>
      <ResourceView
        resource={state}
        words={{ loading: copy.loading, failed: copy.failed }}
        valueKey={state.kind === 'ready' ? state.value.id : undefined}
        headingLevel={1}
        skeleton={
          <div className={styles.skeleton}>
            <Skeleton width={0.3} />
            <Skeleton width={0.2} />
            <Skeleton width={0.7} />
            <Skeleton width={0.6} />
          </div>
        }
        onRetry={onRetry}
      >
        {(page) => <Text key={page.id} page={page} />}
      </ResourceView>
    </ContentFrame>
  );
}

function MissingPage({ homeHref }: Pick<ContentPageProps, 'homeHref'>) {
  return <ErrorPage state={{ kind: 'notFound' }} homeHref={homeHref} onReload={nothing} onRetry={noWay} />;
}

/** What is not there is neither loaded anew nor tried again; the page offers neither. */
const noWay = async () => undefined;
const nothing = () => undefined;

function Text({ page: { title, updatedAt, body } }: { page: Page }) {
  const { nodes, sections } = useMemo(() => harmlessText(body), [body]);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(nodes.cloneNode(true)), [nodes]);
  return (
    <ContentArticle title={title} updatedAt={updatedAt} sections={sections}>
      <div ref={place} className={prose} />
    </ContentArticle>
  );
}
