import { expect, test } from 'vitest';
import { maskSecrets, maskText } from './mask-secrets.ts';

test.each([
  ['Authorization: Bearer eyJhbGciOi.J9-x_1 was refused', 'Authorization: Bearer •••• was refused'],
  ['basic dXNlcjpwYXNz=', 'basic ••••'],
  ['GET https://lotse:geheim@api.example.org/v1 failed', 'GET https://••••@api.example.org/v1 failed'],
  ['https://api.example.org/v1?api_key=abc123&lang=de', 'https://api.example.org/v1?api_key=••••&lang=de'],
  ['{"client_secret":"s3cr3t","city":"Kiel"}', '{"client_secret":"••••","city":"Kiel"}'],
  ['password = hunter2; retry', 'password = ••••; retry'],
  ['DHL cannot be reached', 'DHL cannot be reached'],
  ['trackingNumber: 00340433836442636597', 'trackingNumber: 00340433836442636597'],
])('%s', (text, masked) => expect(maskText(text)).toBe(masked));

test('secrets are masked wherever they are, and nothing else', () => {
  expect(
    maskSecrets({
      accessToken: 'abc',
      nested: [{ 'X-Api-Key': 5, password: null, name: 'Kiel' }, 'Bearer abc.def'],
      credentials: { user: 'lotse', secret: 'x' },
      rates: [{ priceNetCents: 499 }],
    }),
  ).toEqual({
    accessToken: '••••',
    nested: [{ 'X-Api-Key': '••••', password: null, name: 'Kiel' }, 'Bearer ••••'],
    credentials: '••••',
    rates: [{ priceNetCents: 499 }],
  });
});
