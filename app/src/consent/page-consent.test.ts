import { expect, test, vi } from 'vitest';

// The page's own settings begin with the document.
vi.mock('../services.ts', () => ({
  config: { consent: { decisionCookie: 'einwilligung', enabledCookie: 'cookies', days: 30 } },
}));

const { pageConsent } = await import('./page-consent.ts');

test('the decision of the page is kept as the settings have it', () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  pageConsent.acceptNecessary();
  expect(written.mock.calls.map(([text]) => text.split('; ').slice(0, 3))).toEqual([
    ['einwilligung=sessionconsentsession-recording', 'path=/', 'max-age=2592000'],
    ['cookies=session~consent', 'path=/', 'max-age=2592000'],
  ]);
});
