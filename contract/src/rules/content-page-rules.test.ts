import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { contentPages } from '../../fixtures/content-pages.ts';
import { contentPageDraftSchema } from '../entities/content-page.ts';
import { findHtmlFault } from '../html.ts';

const rules = contentPageDraftSchema({ findHtmlFault });
const draft = { kind: 'other', slug: 'versand', title: 'Versand', body: '<p>Text</p>' } as const;

/** Complaints by field. */
function complaintsAbout(changes: object): Record<string, readonly string[] | undefined> {
  const { issues } = v.safeParse(rules, { ...draft, ...changes });
  return issues ? (v.flatten<typeof rules>(issues).nested ?? {}) : {};
}

describe('the slug of a page', () => {
  test.each(['versand', 'a', 'faq-2', 'kontakt', 'constructor', 'x'.repeat(64)])('may be „%s“', (slug) => {
    expect(complaintsAbout({ slug })).toEqual({});
  });

  test.each(['Versand', 'ver sand', '-a', 'a-', 'a--b', 'a/b', 'ä', '..', 'a.b', '__proto__', 'a\n'])(
    'may not be „%s“',
    (slug) => {
      expect(complaintsAbout({ slug })).toEqual({ slug: ['Ungültiger Slug'] });
    },
  );

  test.each(['sendungen', 'sendungsverfolgung', 'backoffice', 'assets', 'builds'])(
    'may not be „%s“, where something else stands',
    (slug) => {
      expect(complaintsAbout({ slug })).toEqual({ slug: ['Dieser Slug ist für die Anwendung reserviert.'] });
    },
  );

  test('of the page of a kind may be the segment at which that kind stands', () => {
    expect(complaintsAbout({ slug: 'impressum', kind: 'imprint' })).toEqual({});
    expect(complaintsAbout({ slug: 'impressum' })).toHaveProperty('slug');
    expect(complaintsAbout({ slug: 'agb' })).toHaveProperty('slug');
    expect(complaintsAbout({ slug: 'datenschutz', kind: 'imprint' })).toHaveProperty('slug');
  });

  test('has to be given, and is not too long', () => {
    expect(complaintsAbout({ slug: '' })).toEqual({ slug: ['Pflichtfeld'] });
    expect(complaintsAbout({ slug: 'x'.repeat(65) })).toEqual({ slug: ['Maximal 64 Zeichen'] });
  });
});

describe('the HTML of a page', () => {
  test.each([
    ['<h2>Eins</h2>\n<h2>Zwei</h3>\n<p>Drei</p>', 2, 'h2'],
    ['<p>Eins</p>\n<ul><li>Zwei</ul>', 2, 'li'],
    ['<p>Eins <strong>Zwei</p>', 1, 'strong'],
    ['<p>Eins</p>\n\n</div>', 3, null],
    ['<p class=>Eins</p>', 1, null],
    ['<p a="1" a="2">Eins</p>', 1, null],
    ['<p>Eins', 1, 'p'],
    [`<p>Eins</p>\n${'<b>'.repeat(51)}tief${'</b>'.repeat(51)}`, 2, null],
  ])('has a mistake: %s', (html, line, unclosed) => {
    expect(findHtmlFault(html)).toMatchObject({ line, ...(unclosed !== null && { unclosed }) });
    const where = `Zeile\u00A0${line}${unclosed === null ? '' : `: <${unclosed}> ist nicht geschlossen`}`;
    expect(complaintsAbout({ body: html })).toEqual({ body: [`Ungültiger HTML-Code (${where})`] });
  });

  test.each([
    'Nur Text',
    '<p>Eins<br>Zwei &amp; drei</p><!-- </div> -->',
    '<table><tr><td>1</td></tr></table>',
    '<meta charset="utf-8"><p>Eins<input>Zwei<embed></p>',
    '<dl><dt>A</dt><dd>B</dd></dl>',
    `${'<b>'.repeat(50)}tief${'</b>'.repeat(50)}${'<p>Eins<br></p>'.repeat(99)}`,
  ])('has none: %s', (html) => {
    expect(findHtmlFault(html)).toBeUndefined();
  });

  test('has to be given', () => {
    expect(complaintsAbout({ body: ' \n ' })).toEqual({ body: ['Pflichtfeld'] });
  });
});

test.each(Object.values(contentPages))('the sample $slug keeps the rules and says that it is one', (page) => {
  expect(v.safeParse(rules, page).issues).toBeUndefined();
  expect(page.body).toMatch(/^<p><strong>Muster\.<\/strong>/);
});
