import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { type Standing, useFailureInSight } from '../RetryButton/RetryButton.tsx';
import { untilLoaded } from './until-loaded.ts';

/** What a stand-in for a part that cannot be loaded needs to try again. */
export interface PartRetry {
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

export interface StandIns<Props> {
  /** Stands in while the part loads. Nothing by default. */
  whileLoading?: (props: Props) => ReactNode;
  /** Stands in when it cannot be loaded, in its own place: without a network, or because a newer build has replaced it. */
  failed: (props: Props, retry: PartRetry) => ReactNode;
}

/** A part of a page whose code is fetched when it is first needed. */
export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Fetches the code ahead of need; rejects when that fails, which harms nothing. */
  preload: () => Promise<void>;
}

/**
 * Makes a part of a page whose code loads when it is needed. One that cannot be loaded leaves the page
 * around it alone and can be tried again, which `lazy` does not allow: it throws to the page, and for
 * ever. For whole pages take the router's own way.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { whileLoading, failed }: StandIns<Props>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;

  const preload = () => {
    loading ??= untilLoaded(load())
      .then((component) => {
        loaded = component;
      })
      .finally(() => {
        loading = undefined;
      });
    return loading;
  };

  function Part(props: Props): ReactNode {
    const [standing, setStanding] = useState<Standing>(loaded ? 'other' : 'pending');
    const { failure, isRetrying } = useFailureInSight(standing, standing);
    useEffect(() => {
      if (standing !== 'pending') return undefined;
      let isMounted = true;
      const end = (next: Standing) => () => isMounted && setStanding(next);
      preload().then(end('other'), end('failed'));
      return () => {
        isMounted = false;
      };
    }, [standing]);

    if (failure) return failed(props, { isRetrying, onRetry: () => setStanding('pending') });
    return loaded ? createElement(loaded, props) : (whileLoading?.(props) ?? null);
  }
  return Object.assign(Part, { preload });
}
