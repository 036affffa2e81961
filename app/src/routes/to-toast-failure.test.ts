import { expect, test } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { toToastFailure } from './to-toast-failure.ts';

const words = {
  failed: 'Nicht entfernt.',
  open: 'Wir wissen es nicht.',
  tryAgain: 'Erneut.',
  unanswered: 'Ohne Antwort.',
};
const problem = { type: 'about:blank', title: 'Nein', status: 409 };

test('where something may be done nobody is told that it is not', () => {
  expect(toToastFailure(new ApiError('timeout', 'x'), words)).toEqual({
    title: words.open,
    description: words.unanswered,
  });
});

test('the platform’s own reason stands in place of ours', () => {
  const reason = { ...problem, detail: 'Der Dienstleister hat sie schon.' };
  expect(toToastFailure(new ApiError('conflict', 'x', { status: 409, problem: reason }), words)).toEqual({
    title: words.failed,
    description: reason.detail,
  });
});

test('what refuses in few words says them in its title', () => {
  const refused = new ApiError('conflict', 'x', { status: 409, problem });
  expect(toToastFailure(refused, words)).toEqual({ title: words.failed, description: problem.title });
});

test('a refusal without a reason, and a fault of ours, can be tried again', () => {
  const expected = { title: words.failed, description: words.tryAgain };
  const wordless = { ...problem, title: '' };
  expect(toToastFailure(new ApiError('conflict', 'x', { status: 409, problem: wordless }), words)).toEqual(
    expected,
  );
  expect(toToastFailure(new TypeError('oops'), words)).toEqual(expected);
});
