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

test('what people search for and type is taken out, wherever a report has it', () => {
  const report = {
    request: {
      url: 'https://portal.example/sendungen?search=Marker+GmbH&status=open&page=2',
      query_string: 'search=Marker+GmbH&page=2',
      headers: { Referer: 'https://portal.example/sendungen?shipment=shp_Marker' },
    },
    breadcrumbs: [
      { category: 'navigation', data: { from: '/sendungen', to: '/sendungen?search=%22Marker%22' } },
      { category: 'fetch', data: { url: 'https://api.example/search/places?query=Marker%20Weg&country=DE' } },
      { category: 'ui.click', message: 'main > button.row[type="button"][aria-label="Sendung an Marker"]' },
    ],
    spans: [
      {
        description: 'GET https://api.example/shipments?search=Marker',
        data: { 'http.query': '?search=Marker' },
      },
      { data: { 'url.query': 'search=Marker', search: 'Marker & Söhne' } },
      { attributes: { 'url.query': { value: 'search=Marker', type: 'string' } } },
    ],
    exception: {
      values: [
        { type: 'ValiError', value: 'Invalid type: Expected Object but received "Marker"' },
        { type: 'Error', value: 'No account for marker@example.org' },
      ],
    },
  };
  const text = JSON.stringify(scrub(report));
  expect(text).not.toMatch(/marker/i);
  expect(text).toContain('&status=open&page=2');
  expect(text).toContain('button.row[type=\\"button\\"][aria-label]');
  expect(text).toContain('Invalid type: Expected Object but received [removed]');
});

test.each([
  ['Invalid value "Musterweg 12"', 'Invalid value [removed]'],
  ['Not found: „Jana Möller“, 12 of them', 'Not found: [removed], 12 of them'],
  [String.raw`Unexpected {"to":"Weg \"A\" 1"} at 3`, 'Unexpected {[removed]:[removed]} at 3'],
  ["Can't take 'O'Neill Weg 3' here", "Can't take [removed] here"],
  ['No “such”, »such«, ‚such‘ or `such` thing', 'No [removed], [removed], [removed] or [removed] thing'],
  // Messages are cut off.
  ['Unexpected "Musterw', 'Unexpected [removed]'],
  ['Call +49 571 / 88-99-10 again', 'Call [removed] again'],
  ['1Z8E6A436804192545 is unknown in 32423', '[removed] is unknown in [removed]'],
  ['Not found: Musterweg 12', 'Not found: [removed]'],
  ['Refused: Lange Straße 7a, 32423 Minden', 'Refused: [removed], [removed] Minden'],
  ['Refused: An-der-Kirche-Str. 12-14, Minden', 'Refused: [removed], Minden'],
  ['Refused: MUSTERSTRASSE 3', 'Refused: [removed]'],
  ['Refused: musterstr.12 b', 'Refused: [removed]'],
  ['Refused: Kaiserring 4, Westring 5, Poststraße Nr. 9', 'Refused: [removed], [removed], [removed]'],
  ['Refused: Platz der Republik 1, Straße des 17. Juni 135', 'Refused: [removed], [removed]'],
  ['404 while rendering 12: String 3, a substring 4', '404 while rendering 12: String 3, a substring 4'],
  ['Failed with 404 after 3 tries', 'Failed with 404 after 3 tries'],
])('of what an error says, quotations and numbers go: %s', (said, left) => {
  const report = {
    message: said,
    logentry: { message: said, formatted: said },
    exception: { values: [{ type: 'Error', value: said }] },
    breadcrumbs: [{ category: 'console', message: said }],
  };
  const scrubbed = scrub(report);
  expect(scrubbed).toEqual({
    message: left,
    logentry: { message: left, formatted: left },
    exception: { values: [{ type: 'Error', value: left }] },
    breadcrumbs: [{ category: 'console', message: left }],
  });
});

test('what was thrown or logged does not go along a second time, as it was', () => {
  const address = { street: 'Musterweg 12' };
  const report = {
    extra: { __serialized__: address },
    breadcrumbs: [{ category: 'console', message: 'refused', data: { arguments: ['refused', address] } }],
  };
  expect(JSON.stringify(scrub(report))).not.toContain('Musterweg');
});

test('ids, files and times of a report stay', () => {
  const report = {
    event_id: 'a1234567890b4e0c8d0a1b2c3d4e5f60',
    timestamp: '1795712345.678',
    frames: [{ filename: 'https://portal.example/assets/main-a1234567.js', function: 'run' }],
  };
  expect(scrub(report)).toEqual(report);
});

/** With more than a look at each letter these take minutes. */
test.each([
  ['a word', 'a'],
  ['beginnings of tokens', 'eyJ'],
  ['openings of quotations', " '„“»‚`"],
  ['digits', '1234 '],
  ['a street without an end', 'weg'],
  ['streets without a number', 'Weg '],
])('a long text of %s is gone through once', (_, part) => {
  const value = part.repeat(1_000_000 / part.length);
  expect(typeof scrub({ value }).value).toBe('string');
});

test('anything else stays as it is, circles included', () => {
  const circle: Record<string, unknown> = { text: 'Bäcker', number: 1, nothing: null, at: new Date(0) };
  circle['self'] = circle;
  const copy = scrub(circle);
  expect(copy).toMatchObject({ text: 'Bäcker', number: 1, nothing: null, at: new Date(0) });
  expect(copy['self']).toBe(copy);
});
