import { expect, test } from 'vitest';
import { cookieWords } from '../cookies.copy.ts';
import { cookieEntries } from './cookie-entries.ts';

test('the dialog shows every cookie in its order, with its words and for how long a decision holds', () => {
  const entries = cookieEntries(30);
  expect(entries.map(({ id, category, name }) => [id, category, name])).toEqual([
    ['session', 'necessary', 'Anmeldung'],
    ['consent', 'necessary', 'Ihre Auswahl'],
    ['session-recording', 'optional', 'Sitzungsaufzeichnung'],
  ]);
  expect(entries[1]?.description).toContain('30\u00A0Tage');
});

test('where more is said of a cookie is shown with it', () => {
  const links = [{ href: 'https://anbieter.example/datenschutz', label: 'Datenschutzhinweise' }];
  const words = { ...cookieWords, 'session-recording': { ...cookieWords['session-recording'], links } };
  expect(cookieEntries(180, words).map((entry) => entry.links)).toEqual([undefined, undefined, links]);
});
