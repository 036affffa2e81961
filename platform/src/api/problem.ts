import type { Problem } from 'contract';
import { problemCopy } from './problem.copy.ts';

interface Details {
  readonly title?: string;
  readonly detail?: string;
  readonly code?: string;
  readonly errors?: NonNullable<Problem['errors']>;
  /** With `PRICE_CHANGED`. */
  readonly priceNetCents?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the call may have done part of its work; the default is that it has done nothing. */
  readonly isOutcomeUnknown?: boolean;
}

/** An error that the caller gets to read, as `application/problem+json` in German. */
export class ProblemError extends Error {
  readonly status: number;
  readonly details: Details;

  constructor(status: number, details: Details = {}) {
    super(details.title ?? problemCopy.titles[status] ?? problemCopy.titles[500]);
    this.name = 'ProblemError';
    this.status = status;
    this.details = details;
  }

  /** The body of the answer. */
  toProblem(requestId: string): Problem {
    const { detail, code, errors, priceNetCents } = this.details;
    return {
      type: 'about:blank',
      title: this.message,
      status: this.status,
      ...(detail !== undefined && { detail }),
      ...(code !== undefined && { code }),
      ...(errors !== undefined && { errors }),
      ...(priceNetCents !== undefined && { priceNetCents }),
      requestId,
    };
  }
}

/** 422 with one complaint per field; `errors` point at fields of the body. */
export function fieldProblem(
  errors: NonNullable<Problem['errors']>,
  more: Pick<Details, 'title' | 'detail' | 'code'> = {},
): ProblemError {
  return new ProblemError(422, { title: problemCopy.invalidFields(errors.length), errors, ...more });
}

/** 404 for a thing that is not there or belongs to somebody else; the two must look alike. */
export function notFound(detail: string): ProblemError {
  return new ProblemError(404, { detail });
}
