import { problemCodes } from 'contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../http/api-error.ts';

const call = vi.hoisted(() => vi.fn<(...sent: unknown[]) => Promise<unknown>>());
vi.mock('../http/client.ts', () => ({ http: { call } }));
vi.mock('./organization-records.ts', () => ({ ownRecord: () => ({}) }));

const { inviteAll } = await import('./setup.ts');

beforeEach(() => void call.mockReset());

const invite = async (...emails: string[]) =>
  inviteAll.send(
    emails.map((email) => ({ email, role: 'org_user', idempotencyKey: `key of ${email}` })),
    { idempotencyKey: 'unused', signal: new AbortController().signal },
  );

const refusal = (code: string) =>
  new ApiError('conflict', code, {
    status: 409,
    problem: { title: code, status: 409, code } as ApiError['problem'],
  });

test.each([
  ['sent', { invitationDelivery: 'sent' }],
  ['sent', { invitationDelivery: null }],
  ['waiting', { invitationDelivery: 'waiting' }],
  ['notDelivered', { invitationDelivery: 'failed' }],
])('somebody is invited, and their letter is %s', async (outcome, answer) => {
  call.mockResolvedValueOnce(answer);
  expect(await invite('a@b.example')).toEqual([{ email: 'a@b.example', outcome }]);
});

test.each([
  ['exists', refusal(problemCodes.userAlreadyExists)],
  ['failed', refusal(problemCodes.userCreationFailed)],
  ['limited', new ApiError('rateLimited', 'wait', { status: 429 })],
  ['unknown', new ApiError('timeout', 'no answer')],
])('what fails is %s, and stops nobody else', async (outcome, error) => {
  call.mockRejectedValueOnce(error).mockResolvedValueOnce({ invitationDelivery: 'sent' });
  expect(await invite('a@b.example', 'c@d.example')).toEqual([
    { email: 'a@b.example', outcome },
    { email: 'c@d.example', outcome: 'sent' },
  ]);
});
