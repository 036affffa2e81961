import 'design-system/styles';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { firstView, root } from './begin-session.ts';
import { whenIdle } from './browser/when-idle.ts';
import { startMonitoring } from './monitoring/monitoring.ts';
import { authorize } from './pages/access.ts';
import type { Page } from './pages/page.ts';
import { askForConsent, loadConsent } from './routes/consent/ConsentPlace.tsx';
import { LastResort } from './routes/LastResort.tsx';
import { createRouter } from './routes/router.tsx';
import { config, session } from './services.ts';
import { allowEmptyMarkup } from './trusted-types.ts';

/** Until then nobody needs to know of a newer build, and everything else has been loaded. */
const BUILD_WATCH_AFTER_MS = 10_000;

allowEmptyMarkup(window);

const started = session.start();
// The provider's answer is taken out of the address before the router reads it.
void session.whenAddressed().then(render);
void whenIdle().then(() => {
  // What does not get through is asked for again with the next page: it must not be an error of this one.
  startMonitoring(config, loadConsent).catch(() => undefined);
  if (config.environment === 'production') askForConsent().catch(() => undefined);
});

function render(): void {
  const router = createRouter();
  setTimeout(
    () => {
      const loaded = import('./routes/new-build/watch-new-builds.ts');
      // Where it is gone, the next page finds out what is served.
      loaded.then(({ watchNewBuilds }) => watchNewBuilds(router)).catch(() => undefined);
    },
    Math.min(BUILD_WATCH_AFTER_MS, config.buildCheck.everyMs),
  );
  void started.then(() => {
    // A stranger on a guarded page is led to the provider without waiting for any more code.
    const page = matchRoutes(router.routes, location)?.at(-1)?.route.handle as Page | undefined;
    if (page && authorize(page.access, session.getSnapshot()) === 'signIn')
      void session.signIn({ isAutomatic: true });
  });

  const show = () =>
    createRoot(root).render(
      <StrictMode>
        <LastResort>
          <RouterProvider router={router} />
        </LastResort>
      </StrictMode>,
    );
  // What stands there for strangers is what comes, so it stays until all of that has come.
  if (!firstView.isNeeded || session.getSnapshot().status !== 'signedOut') return show();
  void whenReady(router).then(() => firstView.takeOver(() => flushSync(show)));
}

/** Resolves when the page of the first address, or what stands in for it, can be shown. */
function whenReady(router: ReturnType<typeof createRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
