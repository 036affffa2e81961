import { expect, test } from 'vitest';
import { trackingAddress } from '../../pages/tracking-address.ts';
import { toPublicTrackingState } from './to-public-tracking-state.ts';

test('a number is looked up, and none is missed until the form was sent without it', () => {
  expect(toPublicTrackingState('XHAX4HDA', true)).toMatchObject({
    kind: 'ready',
    numbers: [{ number: 'XHAX4HDA', candidates: [{ carrier: 'GLS' }] }],
  });
  expect(toPublicTrackingState('', false)).toEqual({ kind: 'empty', isMissing: false });
  expect(toPublicTrackingState(' , ', true)).toEqual({ kind: 'empty', isMissing: true });
});

test('what was typed stands in the address, and one that is too long is known as such', () => {
  expect(trackingAddress.href({ nummer: ' 1Z 5R8, XHAX4HDA ' })).toBe(
    '/sendungsverfolgung?nummer=1Z+5R8%2C+XHAX4HDA',
  );
  const { nummer } = trackingAddress.parse(
    new URLSearchParams(trackingAddress.href({ nummer: 'x'.repeat(2000) }).split('?')[1]),
  );
  expect(nummer).toHaveLength(1001);
  expect(toPublicTrackingState(nummer, false)).toEqual({ kind: 'tooLong', limit: 1000 });
  expect(toPublicTrackingState('x'.repeat(1000), false).kind).toBe('ready');
  expect(trackingAddress.href({ nummer: '' })).toBe('/sendungsverfolgung');
});
