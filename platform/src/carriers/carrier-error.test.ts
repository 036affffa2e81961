import { expect, test } from 'vitest';
import { CarrierError } from './carrier-error.ts';

test.each(['refused', 'faulty', 'unreachable'] as const)('what is %s says no secret', (kind) => {
  const { message } = new CarrierError(kind, '401 zu „Authorization: Bearer x.y“');
  expect(message).toBe('401 zu „Authorization: Bearer ••••“');
});
