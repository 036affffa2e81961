import { problemCodes } from 'contract';
import { expect, test } from 'vitest';
import { SessionError } from '../../auth/index.ts';
import { completeDraft } from '../../drafts/testing/complete-draft.ts';
import { ApiError, type ApiErrorKind } from '../../http/api-error.ts';
import { toQuoteSubmission, toSubmission } from './to-submission.ts';

const problem = (code?: string) => ({
  type: 'about:blank',
  title: 'Titel',
  status: 409,
  ...(code && { code }),
});
const judge = (kind: ApiErrorKind, code?: string) =>
  toSubmission(new ApiError(kind, 'x', { status: 409, problem: problem(code) }), 'order');

test.each<[ApiErrorKind, string | undefined]>([
  ['timeout', undefined],
  ['offline', undefined],
  ['server', undefined],
  ['brokenAnswer', undefined],
  ['aborted', undefined],
  ['conflict', undefined],
  ['conflict', 'SOMETHING_NEW'],
])('after „%s“ (%s) it is not known whether a shipment exists', (kind, code) => {
  expect(judge(kind, code)).toEqual({ kind: 'unknown', lookUp: 'idle' });
});

test.each<[ApiErrorKind, string]>([
  ['server', problemCodes.carrierUnknown],
  ['conflict', problemCodes.idempotencyInProgress],
  ['conflict', problemCodes.idempotencyMismatch],
])('after „%s“ (%s) the platform has it and settles it', (kind, code) => {
  expect(judge(kind, code)).toEqual({ kind: 'unknown', lookUp: 'settling' });
});

test.each<ApiErrorKind>(['conflict', 'notFound'])(
  'a key that is closed („%s“) has created nothing',
  (kind) => {
    expect(judge(kind, problemCodes.idempotencyClosed)).toEqual({ kind: 'unknown', lookUp: 'nothing-found' });
  },
);

test.each<[ApiErrorKind, string | undefined, string]>([
  ['forbidden', undefined, 'forbidden'],
  ['invalid', undefined, 'invalid'],
  ['rateLimited', undefined, 'faulty'],
  ['conflict', problemCodes.carrierRefused, 'refused'],
  ['server', problemCodes.carrierRefused, 'refused'],
])('after „%s“ (%s) none exists: %s', (kind, code, failure) => {
  expect(judge(kind, code)).toMatchObject({ kind: 'failed', failure, detail: 'Titel', status: 409 });
});

test('without a token the request was never sent', () => {
  const error = new ApiError('offline', 'x', { cause: new SessionError('unreachable') });
  expect(toSubmission(error, 'order')).toMatchObject({ kind: 'failed', failure: 'unreachable' });
});

test('what support asks for is told where it is known, and nothing is made up', () => {
  const told = new ApiError('forbidden', 'x', { status: 403, requestId: 'r-1', problem: problem() });
  expect(toSubmission(told, 'order')).toEqual({
    kind: 'failed',
    intent: 'order',
    failure: 'forbidden',
    at: told.time.toISOString(),
    detail: 'Titel',
    status: 403,
    requestId: 'r-1',
  });
  const bare = new ApiError('forbidden', 'x');
  expect(toSubmission(bare, 'order')).toStrictEqual({
    kind: 'failed',
    intent: 'order',
    failure: 'forbidden',
    at: bare.time.toISOString(),
  });
  expect(toSubmission(new ApiError('server', 'x'), 'order')).toMatchObject({ kind: 'unknown' });
});

test('an ended session is told as such', () => {
  expect(judge('unauthorized')).toEqual({ kind: 'session-ended' });
});

test('complaints lead to their fields', () => {
  const errors = [{ pointer: '/shipmentData/packages/0/weightKg', detail: 'Pflichtfeld' }];
  const error = new ApiError('invalid', 'x', { problem: { ...problem(), errors } });
  expect(toSubmission(error, 'avis')).toMatchObject({
    intent: 'avis',
    fields: [{ path: ['shipmentData', 'packages', 0, 'weightKg'], message: 'Pflichtfeld' }],
  });
});

test('the refusal of a carrier concerns the whole order, wherever it points', () => {
  const errors = [{ pointer: '/carrier', detail: 'Das Konto ist gesperrt.' }];
  const refusal = { ...problem(problemCodes.carrierRefused), detail: 'Das Konto ist gesperrt.', errors };
  const state = toSubmission(new ApiError('invalid', 'x', { problem: refusal }), 'order');
  expect(state).toMatchObject({
    kind: 'failed',
    failure: 'refused',
    detail: 'Das Konto ist gesperrt.',
  });
  expect(state).not.toHaveProperty('fields');
});

test('a price that is another one by now is told of as that, for the whole order', () => {
  const told = { detail: 'Der Preis hat sich geändert: 9,30 € statt 5,40 €.' };
  const errors = [{ pointer: '/carrier', ...told }];
  const refusal = { ...problem(problemCodes.priceChanged), ...told, errors };
  const state = toSubmission(new ApiError('invalid', 'x', { problem: refusal }), 'order');
  expect(state).toMatchObject({ kind: 'failed', failure: 'repriced', ...told });
  expect(state).not.toHaveProperty('fields');
});

test('a fault in our own code is not dressed up as one of the network', () => {
  expect(() => toSubmission(new TypeError('oops'), 'order')).toThrow('oops');
});

test.each([
  [412, 'VERSION_STALE', 'stale'],
  [409, 'NOT_A_TEMPLATE', 'settled'],
] as const)('with %i %s nothing was saved, for certain', (status, code, failure) => {
  const problem = { type: 'about:blank', title: 'So ist es.', detail: 'Das ist zu tun.', status, code };
  const error = new ApiError('conflict', 'x', { status, problem });
  expect(toSubmission(error, 'avis')).toMatchObject({ kind: 'failed', intent: 'avis', failure, status });
});

test('an offer that holds no longer has ordered nothing, and the title says why', () => {
  const code = problemCodes.quoteNotValid;
  const refusal = { ...problem(code), title: 'Dieses Angebot ist abgelaufen.', detail: 'Wählen Sie.' };
  const error = new ApiError('conflict', 'x', { status: 409, problem: refusal });
  expect(toSubmission(error, 'order')).toMatchObject({
    kind: 'failed',
    failure: 'refused',
    detail: 'Dieses Angebot ist abgelaufen.',
  });
});

test('a request for a quote that got no answer can be sent again', () => {
  const failed = (error: unknown) => toQuoteSubmission({ kind: 'failed', input: completeDraft, error });
  expect(toQuoteSubmission({ kind: 'idle' })).toBeNull();
  expect(toQuoteSubmission({ kind: 'pending', input: completeDraft })).toEqual({
    kind: 'sending',
    intent: 'quote',
  });
  expect(failed(new ApiError('timeout', 'x'))).toMatchObject({ intent: 'quote', failure: 'unreachable' });
  expect(failed(new ApiError('server', 'x'))).toMatchObject({ intent: 'quote', failure: 'faulty' });
  const told = new ApiError('forbidden', 'x', { status: 403, problem: problem() });
  expect(failed(told)).toMatchObject({ failure: 'forbidden' });
  expect(failed(new ApiError('forbidden', 'x', { status: 403 }))).toMatchObject({ failure: 'faulty' });
  expect(failed(new ApiError('unauthorized', 'x'))).toEqual({ kind: 'session-ended' });
  expect(() => failed(new TypeError('oops'))).toThrow('oops');
});

test('of a template nobody says that it was ordered', () => {
  expect(toSubmission(new ApiError('timeout', 'x'), 'avis')).toEqual({
    kind: 'unknown',
    lookUp: 'idle',
    intent: 'avis',
  });
});
