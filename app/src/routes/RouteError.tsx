import { PendingBar } from 'design-system/screens/shell/PendingBar/PendingBar';
import { lazy, Suspense, useEffect } from 'react';
import { useRouteError } from 'react-router';
import { reportError } from '../monitoring/report-error.ts';

/** Comes with the frame of signed-in people, so that it is there when the network is not. */
export const loadErrorScreen = () => import('./ErrorScreen.tsx');

const ErrorScreen = lazy(loadErrorScreen);

/** Stands in for a page that has thrown. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => reportError(error), [error]);
  return (
    <Suspense fallback={<PendingBar isShown />}>
      <ErrorScreen error={error} />
    </Suspense>
  );
}
