import { pageTitles } from 'design-system/screens/shell/page-titles.copy.ts';
import { PendingBar } from 'design-system/screens/shell/PendingBar/PendingBar';
import type { ComponentType } from 'react';
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  Outlet,
  type RouteObject,
  ScrollRestoration,
} from 'react-router';
import { loadPage } from '../build/stale-build.ts';
import { session } from '../services.ts';
import { Frame } from './frame/Frame.tsx';
import { Pending } from './frame/Pending.tsx';
import { PublicFrame } from './frame/PublicFrame.tsx';
import { loadSignedInFrame } from './frame/signed-in-frame.ts';
import { useRouteEntry } from './frame/use-route-entry.ts';
import { judge } from './guard.ts';
import { usePageTitle } from './page-title.ts';
import { paths } from './paths.ts';
import { loadErrorScreen, RouteError } from './RouteError.tsx';
import { type Screen, screens } from './screens.ts';
import { type Layout, type RouteEntry, routeTable } from './table.ts';

/** The page of a screen, under the title of its row; the screen may name it differently afterwards. */
function titled(Component: ComponentType): ComponentType {
  return function Page() {
    return (
      <>
        <RowTitle />
        <Component />
      </>
    );
  };
}

function RowTitle() {
  usePageTitle(pageTitles[useRouteEntry().title]);
  return null;
}

function pageRoute(entry: RouteEntry): RouteObject {
  const screen = screens[entry.path];
  const shared = { path: entry.path, handle: entry, ErrorBoundary: RouteError };
  if (!screen) return { ...shared, lazy: { Component: async () => (await loadErrorScreen()).default } };
  return {
    ...shared,
    loader: (request) => startData(entry, screen, request),
    lazy: {
      Component: () => loadPage(screen.load).then(({ Component }) => titled(Component), throwing),
    },
  };
}

/** Where a page's code does not come, the router would stand still; what throws is taken up by the page's boundary. */
function throwing(error: unknown): ComponentType {
  return function Missing(): never {
    throw error;
  };
}

/** Asks for a page's data as soon as there is a token, while the page's code loads. Nobody waits for it here. */
function startData(entry: RouteEntry, { preload }: Screen, { request }: LoaderFunctionArgs): null {
  if (preload) {
    void Promise.all([preload(), session.start()])
      .then(([module]) => {
        if (judge(entry.requirement, session.getSnapshot()) === 'granted')
          module.preload(new URL(request.url));
      })
      .catch(() => undefined);
  }
  return null;
}

const rowsOf = (...layouts: readonly Layout[]) =>
  routeTable.filter(({ layout }) => layouts.includes(layout)).map(pageRoute);

/** The frame's code is needed with the session, so it loads beside it; strangers do without. */
function warmUpFrame(): null {
  if (session.getSnapshot().status !== 'signedOut') void loadSignedInFrame();
  return null;
}

/** Whoever turns out to be signed in is led on from the start page, to a page whose code loads meanwhile. */
function warmUpLanding(): null {
  const landing = screens[paths.shipments()];
  if (session.getSnapshot().status === 'unknown') {
    Promise.all([loadSignedInFrame(), landing?.load(), landing?.preload?.()]).catch(() => undefined);
  }
  return null;
}

function Root() {
  return (
    <>
      <Pending />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

/** Settings stand in the application's frame until they have screens to lead to. */
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
      { Component: PublicArea, loader: warmUpLanding, children: rowsOf('public') },
      { Component: AuthArea, children: rowsOf('auth') },
      { Component: AppArea, loader: warmUpFrame, children: rowsOf('default', 'settings') },
      { Component: BackofficeArea, loader: warmUpFrame, children: rowsOf('backoffice') },
    ],
  },
];

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

/** Made once the session has begun: it has put the address in order that the router starts from. */
export function createRouter() {
  return createBrowserRouter(routes);
}
