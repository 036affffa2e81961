import { expect, test } from 'vitest';
import { scrub } from './scrub.ts';

const token = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln-_c2ln';

test('tokens and secrets are taken out of every text', () => {
  const report = {
    message: `Bearer ${token} was refused`,
    request: { url: 'https://portal.example/?code=abc&state=def#x', headers: [{ authorization: token }] },
  };
  const text = JSON.stringify(scrub(report));
  expect(text).not.toMatch(/eyJ|abc|def/);
  expect(text).toContain('was refused');
  expect(report.request.url).toContain('abc');
});

test('an invitation is taken out of the page’s address and of the API’s', () => {
  const crumbs = [
    { url: 'https://api.example/organizations/invitations/inv_4711/validate', status: 404 },
    { to: '/join?id=inv_4711' },
  ];
  const text = JSON.stringify(scrub(crumbs));
  expect(text).not.toContain('inv_4711');
  expect(text).toContain('/organizations/invitations/[removed]/validate');
});

test('anything else stays as it is, circles included', () => {
  const circle: Record<string, unknown> = { text: 'Bäcker', number: 1, nothing: null, at: new Date(0) };
  circle['self'] = circle;
  const copy = scrub(circle);
  expect(copy).toMatchObject({ text: 'Bäcker', number: 1, nothing: null, at: new Date(0) });
  expect(copy['self']).toBe(copy);
});
