import type { ErrorPageState } from 'design-system/screens/errors/ErrorPage/error-page-state.ts';
import { isRouteErrorResponse } from 'react-router';
import { isMissingPart, UnreachablePage } from '../build/stale-build.ts';
import { ApiError } from '../http/api-error.ts';

const INTERNAL_ERROR = 500;

/** What the error page says about an error that reached a route. */
export function toErrorState(error: unknown): ErrorPageState {
  if (error instanceof UnreachablePage) return { kind: 'unreachable' };
  if (isMissingPart(error)) return { kind: 'outdated' };
  if (isRouteErrorResponse(error)) {
    return error.status === 404 ? { kind: 'notFound' } : { kind: 'failed', code: error.status };
  }
  if (!(error instanceof ApiError)) return { kind: 'failed', code: INTERNAL_ERROR };
  const { status = INTERNAL_ERROR, problem, requestId } = error;
  return {
    kind: 'failed',
    code: status,
    // The title names the kind of problem, in the server's own language.
    ...(problem?.detail !== undefined && { message: problem.detail }),
    ...(requestId !== undefined && { reference: requestId }),
  };
}
