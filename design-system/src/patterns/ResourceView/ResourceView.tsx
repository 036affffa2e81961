import { SearchX } from '@lucide/icons';
import { type ReactNode, useRef } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { LoadFailure } from '../LoadFailure/LoadFailure.tsx';
import { StaleNotice } from '../StaleNotice/StaleNotice.tsx';
import { FailedLine } from './FailedLine.tsx';
import { FocusPassage } from './FocusPassage.tsx';
import type { Fetched, Refusal, Resource } from './resource.ts';
import { resourceCopy as copy } from './ResourceView.copy.ts';
import * as styles from './ResourceView.css.ts';

interface Common<Value> {
  words: {
    /** What is heard while it loads. */
    loading: string;
    /** What could not be fetched: the title of a failure, and of the notice above an old value. */
    failed: string;
    /** What is heard while the value is there; nothing by default, for it speaks for itself. */
    ready?: string | null;
  };
  /** `Skeleton`s in the shape of what comes. */
  skeleton: ReactNode;
  /** 1 where it is the whole page. */
  headingLevel?: 1 | 2 | 3;
  /** A failure is a line among others instead of the whole place. Default false. */
  isInline?: boolean;
  /** It reaches to the edges of what it stands in, so that notices need room at their sides. Default false. */
  hasGutter?: boolean;
  /** Tells one content of the value from another that may take its place. */
  valueKey?: string;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  onRetry: () => unknown;
  children: (value: Value) => ReactNode;
}

/** What only something that can be missing or refused needs; the compiler asks for it. */
interface Absence {
  notFound: { title: string; actions?: ReactNode };
  /** The screen `Forbidden`. */
  renderRefusal: (refusal: Refusal) => ReactNode;
}

export type ResourceViewProps<Value> = Common<Value> &
  (({ resource: Fetched<Value> } & Partial<Absence>) | ({ resource: Resource<Value> } & Absence));

/**
 * Whatever has become of something that is fetched, in one place: what comes, what failed with the way to try
 * again, what is not there, or the value, with a notice where it is old or gone. Its one live region is there in every
 * state, and whoever had the focus on something that is gone goes on at what has come. For lists take `ListFrame`.
 *
 * Source: WCAG 2.4.3, 4.1.3
 */
export function ResourceView<Value>(props: ResourceViewProps<Value>) {
  const region = useRef<HTMLDivElement>(null);
  const { resource, valueKey } = props;
  // The heading of the page, where that is in here, or of the part around: from there on all is new.
  const landing = () =>
    region.current?.querySelector('h1') ??
    region.current?.closest('section')?.querySelector<HTMLElement>('h2, h3');
  return (
    <div ref={region} className={styles.boxless}>
      <VisuallyHidden>
        <span role="status">{statusText(props)}</span>
      </VisuallyHidden>
      <FocusPassage key={resource.kind === 'ready' ? `ready ${valueKey}` : resource.kind} landing={landing}>
        <Content {...props} />
      </FocusPassage>
    </div>
  );
}

/** A failure and a refusal speak for themselves. */
function statusText<Value>({ resource, words, notFound }: ResourceViewProps<Value>): ReactNode {
  switch (resource.kind) {
    case 'loading':
      return resource.isSlow ? copy.slow : words.loading;
    case 'notFound':
      return notFound?.title;
    case 'ready':
      return words.ready;
    default:
      return null;
  }
}

function Content<Value>(props: ResourceViewProps<Value>): ReactNode {
  const { resource, words, skeleton, headingLevel, isInline, hasGutter = false, onRetry, children } = props;
  const inGutter = (message: ReactNode) =>
    hasGutter ? <div className={styles.message}>{message}</div> : message;
  switch (resource.kind) {
    case 'loading':
      return (
        <div aria-busy="true" className={styles.boxless}>
          {skeleton}
          {resource.isSlow && <p className={styles.slow({ hasGutter })}>{copy.slow}</p>}
        </div>
      );
    case 'failed':
      if (isInline) return <FailedLine {...resource} title={words.failed} onRetry={onRetry} />;
      return inGutter(
        <LoadFailure {...resource} title={words.failed} headingLevel={headingLevel} onRetry={onRetry} />,
      );
    case 'notFound':
      return inGutter(<EmptyState icon={SearchX} headingLevel={headingLevel} title="" {...props.notFound} />);
    case 'forbidden':
      return inGutter(props.renderRefusal?.(resource.refusal));
    case 'ready': {
      const { value, failure, loss, isRefreshing } = resource;
      return (
        <>
          {failure && (
            <div className={hasGutter ? styles.notice : styles.boxless}>
              <StaleNotice
                title={words.failed}
                failure={failure}
                isRetrying={isRefreshing}
                onRetry={onRetry}
              />
            </div>
          )}
          {loss && (
            <div className={hasGutter ? styles.notice : styles.boxless}>
              <Banner tone="warning" role="alert" title={copy.loss[loss]}>
                <p>{copy.kept}</p>
              </Banner>
            </div>
          )}
          {children(value)}
        </>
      );
    }
  }
}
