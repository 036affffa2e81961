import { contentPages, hostileHtml } from 'contract/fixtures';
import { expect, test } from 'vitest';
import { harmlessHtml } from './harmless-html.ts';

test.each(hostileHtml)('makes harmless: %s', (html) => {
  const harmless = harmlessHtml(`<p>Davor</p>${html}`);
  expect(harmless).toContain('<p>Davor</p>');
  expect(harmless).not.toMatch(
    /<(?:script|style|iframe|object|embed|form|input|button|svg|math|img|base|meta|link|template)\b/i,
  );
  expect(harmless).not.toMatch(
    /\s(?:on\w+|style|id|name|class|src|srcdoc|formaction|target|role|aria-[a-z]+|data-[a-z]+|tabindex|contenteditable)\b/i,
  );
  expect(harmless).not.toMatch(/(?:javascript|data|vbscript):/i);
  // Without a scheme it would still be another server's address.
  expect(harmless).not.toMatch(/href\s*=\s*["']?\s*[\\/]{2}/i);
});

test.each(Object.values(contentPages))('leaves $slug as it is written', ({ body }) => {
  expect(harmlessHtml(body)).toBe(body.replaceAll('<br>', '<br />'));
});

test('is not kept busy by depth', () => {
  expect(harmlessHtml('<div>'.repeat(20_000)).length).toBeLessThan(2000);
});
