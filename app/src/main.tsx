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
import { LastResort } from './routes/LastResort.tsx';
import { createRouter } from './routes/router.tsx';
import { config, session } from './services.ts';
import { allowEmptyMarkup } from './trusted-types.ts';

allowEmptyMarkup(window);

const started = session.start();
// The provider's answer is taken out of the address before the router reads it.
void session.whenAddressed().then(render);
void whenIdle().then(() => startMonitoring(config));

function render(): void {
  const router = createRouter();
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
