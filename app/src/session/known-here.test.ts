import { expect, test } from 'vitest';
import type { SessionSnapshot, SessionStatus } from '../auth/index.ts';
import { markKnown } from './known-here.ts';

function setUp(isSecure = true) {
  const written: string[] = [];
  let tell = () => {};
  let status: SessionStatus = 'unknown';
  const page = {
    get cookie() {
      return '';
    },
    set cookie(text: string) {
      written.push(text);
    },
  };
  const session = {
    subscribe: (listener: () => void) => ((tell = listener), () => undefined),
    getSnapshot: () => ({ status }) as SessionSnapshot,
  };
  markKnown(session, page, isSecure);
  const become = (next: SessionStatus) => ((status = next), tell());
  return { written, become };
}

const mark = 'lotse_known=1; path=/; max-age=31536000; samesite=lax; secure';
const none = 'lotse_known=; path=/; max-age=0; samesite=lax; secure';

test('whoever signs in is marked once, and is no more when they sign out', () => {
  const { written, become } = setUp();
  for (const status of ['unknown', 'signedIn', 'signedIn', 'ended', 'signedIn'] as const) become(status);
  expect(written).toEqual([mark]);
  become('signedOut');
  expect(written).toEqual([mark, none]);
});

test('a mark of before goes when nobody is there', () => {
  const { written, become } = setUp();
  become('signedOut');
  expect(written).toEqual([none]);
});

test('without TLS it can still be kept', () => {
  const { written, become } = setUp(false);
  become('signedIn');
  expect(written[0]).not.toContain('secure');
});
