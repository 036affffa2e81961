import 'design-system/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
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

  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element #root');
  createRoot(root).render(
    <StrictMode>
      <LastResort>
        <RouterProvider router={router} />
      </LastResort>
    </StrictMode>,
  );
}
