import { expect, test } from 'vitest';
import { traceTargets } from './trace-targets.ts';

const targets = traceTargets('https://api.lotse.example/v1');

test.each([
  ['http://localhost:4300/shipments?page=2', true],
  ['http://localhost', true],
  ['https://api.lotse.example/v1/shipments', true],
  ['https://api.lotse.example/v1?page=2', true],
  ['https://api.lotse.example/v12/shipments', false],
  ['https://apiXlotse.example/v1/shipments', false],
  ['https://login.lotse.example/oauth2/token', false],
  ['https://evil.example/?from=http://localhost/', false],
  ['https://localhost.evil.example/', false],
  ['https://evil.example/https://api.lotse.example/v1/', false],
])('a call of %s carries the headers of a trace: %s', (url, isTraced) => {
  expect(targets.some((target) => target.test(url))).toBe(isTraced);
});
