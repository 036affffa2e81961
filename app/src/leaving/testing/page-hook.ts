import { act, render } from '@testing-library/react';
import { createElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

/** A hook on a page of its own, beside others that it can be left for; for tests. */
export interface PageHook<Result> {
  /** What the hook has returned last. */
  readonly current: () => Result;
  /** Renders the page anew, as after a change of what the hook reads. */
  readonly refresh: () => void;
  readonly go: (path: string) => Promise<void>;
  readonly path: () => string;
}

/** Renders a hook as the page `/form`; every other path is an empty page. */
export function renderPageHook<Result>(useHook: () => Result): PageHook<Result> {
  let last: { readonly result: Result } | undefined;
  function Page() {
    last = { result: useHook() };
    return null;
  }
  const router = createMemoryRouter(
    [
      { path: '/form', Component: Page },
      { path: '*', element: null },
    ],
    { initialEntries: ['/form'] },
  );
  const page = () => createElement(RouterProvider, { router });
  const { rerender } = render(page());
  return {
    current() {
      if (!last) throw new Error('The page has not been rendered');
      return last.result;
    },
    refresh: () => rerender(page()),
    go: (path) => act(() => router.navigate(path)),
    path: () => router.state.location.pathname,
  };
}
