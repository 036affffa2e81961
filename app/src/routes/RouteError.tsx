import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { reportError } from '../monitoring/report-error.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

/** Stands in for a page that has thrown. Its code comes with the first page's: it tells what could not be loaded. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => reportError(error), [error]);
  return <ErrorScreen error={error} />;
}
