import type { ErrorPageState } from 'design-system/screens/errors/ErrorPage/error-page-state.ts';
import { ErrorPage } from 'design-system/screens/errors/ErrorPage/ErrorPage';
import { pageTitles } from 'design-system/screens/shell/page-titles.copy.ts';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { isMissingPart } from '../build/stale-build.ts';
import { ApiError } from '../http/api-error.ts';
import { reportError } from '../monitoring/report-error.ts';
import { usePageTitle } from './page-title.ts';
import { paths } from './paths.ts';

/** Stands in for a page that has thrown; going elsewhere clears it. */
export function RouteError() {
  const error = useRouteError();
  usePageTitle(pageTitles.failed);
  useEffect(() => reportError(error), [error]);
  return <ErrorPage state={toErrorState(error)} homeHref={paths.home()} onReload={() => location.reload()} />;
}

const INTERNAL_ERROR = 500;

export function toErrorState(error: unknown): ErrorPageState {
  if (isMissingPart(error)) return { kind: 'outdated' };
  if (isRouteErrorResponse(error)) {
    return error.status === 404 ? { kind: 'notFound' } : { kind: 'failed', code: error.status };
  }
  if (!(error instanceof ApiError)) return { kind: 'failed', code: INTERNAL_ERROR };
  const { status = INTERNAL_ERROR, problem, requestId } = error;
  return {
    kind: 'failed',
    code: status,
    ...(problem && { message: problem.title }),
    ...(requestId !== undefined && { reference: requestId }),
  };
}
