import { pageTitles } from 'design-system/screens/shell/page-titles.copy.ts';
import { PendingBar } from 'design-system/screens/shell/PendingBar/PendingBar';
import type { ComponentType } from 'react';
import {
  createBrowserRouter,
  createPath,
  type LoaderFunctionArgs,
  Outlet,
  type RouteObject,
  ScrollRestoration,
} from 'react-router';
import { loadPage } from '../build/stale-build.ts';
import { authorize } from '../pages/access.ts';
import type { Layout, Page, PageCode } from '../pages/page.ts';
import { landingPage, pages } from '../pages/pages.ts';
import { session } from '../services.ts';
import { ConsentPlace } from './consent/ConsentPlace.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import { Frame } from './frame/Frame.tsx';
import { Pending } from './frame/Pending.tsx';
import { PublicFrame } from './frame/PublicFrame.tsx';
import { loadSignedInFrame } from './frame/signed-in-frame.ts';
import { usePage } from './frame/use-page.ts';
import { lazyPage } from './lazy-page.tsx';
import { usePageTitle } from './page-title.ts';
import { RouteError } from './RouteError.tsx';

/** What is seen of a page, under its title; it may name itself differently afterwards. */
function titled(Component: ComponentType): ComponentType {
  return function TitledPage() {
    return (
      <>
        <Title />
        <Component />
      </>
    );
  };
}

function Title() {
  usePageTitle(pageTitles[usePage().title]);
  return null;
}

function toRoute(page: Page): RouteObject {
  const { path, code } = page;
  const lazy = lazyPage(async () =>
    code ? titled((await loadPage(code, window, whereTo)).Component) : ErrorScreen,
  );
  return {
    path,
    handle: page,
    ErrorBoundary: RouteError,
    loader: (visit) => {
      lazy.retry();
      return code ? startData(page, code, visit) : null;
    },
    lazy: { Component: lazy.load },
  };
}

/** Asks for a page's first data as soon as there is a token. Nobody waits for it here. */
function startData({ access }: Page, code: () => PageCode, { request, params }: LoaderFunctionArgs): null {
  void Promise.all([code(), session.start()])
    .then(([{ preload }]) => {
      if (preload && authorize(access, session.getSnapshot()) === 'granted')
        preload({ params, query: new URL(request.url).searchParams });
    })
    .catch(() => undefined);
  return null;
}

const routesOf = (layout: Layout) =>
  Object.values<Page>(pages)
    .filter((page) => page.layout === layout)
    .map(toRoute);

/** The frame's code is needed with the session, so it loads beside it; strangers do without. */
function warmUpFrame(): null {
  if (session.getSnapshot().status !== 'signedOut') void loadSignedInFrame();
  return null;
}

/** Whoever turns out to be signed in is led on from the start page, to a page whose code loads meanwhile. */
function warmUpLanding(): null {
  if (session.getSnapshot().status === 'unknown') {
    Promise.all([loadSignedInFrame(), landingPage.code?.()]).catch(() => undefined);
  }
  return null;
}

function Root() {
  return (
    <>
      <Pending />
      <Outlet />
      <ScrollRestoration />
      <ConsentPlace />
    </>
  );
}

const BACKOFFICE = 'backoffice';

const routes: RouteObject[] = [
  {
    Component: Root,
    // The code of the first page is on its way; the address bar and the tab say where to.
    HydrateFallback: () => <PendingBar isShown />,
    ErrorBoundary: () => (
      <PublicFrame>
        <RouteError />
      </PublicFrame>
    ),
    children: [
      { Component: PublicArea, loader: warmUpLanding, children: routesOf('public') },
      { Component: AuthArea, children: routesOf('auth') },
      {
        Component: AppArea,
        loader: warmUpFrame,
        children: [...routesOf('default'), settingsArea()],
      },
      { id: BACKOFFICE, Component: BackofficeArea, loader: warmUpFrame, children: routesOf('backoffice') },
    ],
  },
];

/** Settings stand in a frame of their own inside the application's. */
function settingsArea(): RouteObject {
  const area = lazyPage(
    async () => (await loadPage(() => import('./settings/SettingsArea.tsx'), window, whereTo)).SettingsArea,
  );
  return {
    lazy: { Component: area.load },
    loader: () => {
      area.retry();
      return null;
    },
    ErrorBoundary: RouteError,
    children: routesOf('settings'),
  };
}

/** Adds the pages of staff with the first visit of one, and asks once more where they could not be loaded. */
async function addBackofficePages(patch: (parent: string, children: RouteObject[]) => void): Promise<void> {
  const { backofficePages } = await loadPage(() => import('../pages/backoffice-pages.ts'), window, whereTo);
  patch(BACKOFFICE, Object.values<Page>(backofficePages).map(toRoute));
}

function PublicArea() {
  return <Frame area="public" />;
}

function AuthArea() {
  return <Frame area="auth" />;
}

function AppArea() {
  return <Frame area="app" />;
}

function BackofficeArea() {
  return <Frame area="backoffice" />;
}

export type Router = ReturnType<typeof createBrowserRouter>;

let router: Router | undefined;

/** Made once the session has begun: it has put the address in order that the router starts from. */
export function createRouter(): Router {
  router = createBrowserRouter(routes, {
    patchRoutesOnNavigation: async ({ path, patch }) => {
      if (/^\/backoffice(?:\/|$)/i.test(path)) await addBackofficePages(patch);
    },
  });
  return router;
}

/** The address that somebody is on the way to, while its code is loaded. */
function whereTo(): string | undefined {
  const next = router?.state.navigation.location;
  return next && new URL(createPath(next), location.origin).href;
}
