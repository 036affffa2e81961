import type { SearchHits } from 'contract';
import { describe, expect, test } from 'vitest';
import { success } from '../test-api.ts';
import type { PersonName, TestApi } from '../test-api.ts';
import { quoteCalls } from './quote-kit.ts';
import type { QuotesPage } from './quote-kit.ts';

/** What quotes are called by. */
export function testQuoteNumbers(api: () => TestApi): void {
  const { asked } = quoteCalls(api);

  describe('numbers of quotes', () => {
    test('follow each other, and their organisation and staff find them', async () => {
      const [first, second] = [await asked(), await asked()];
      expect(first.quoteNumber).toMatch(/^AN-\d{5}$/);
      const digits = Number(first.quoteNumber.slice('AN-'.length));
      expect(second.quoteNumber).toBe(`AN-${digits + 1}`);
      const inPalette = async (by: PersonName, q: string) =>
        (await success<SearchHits>(await api().call(by, `GET /search?q=${q}`))).quotes;
      const { id, quoteNumber, draft: asks } = second;
      const { companyName, address } = asks.to;
      const hit = { id, quoteNumber, status: 'open', recipient: companyName, city: address.city };
      for (const q of [quoteNumber, quoteNumber.toLowerCase(), `AN%20${digits + 1}`, `${digits + 1}`])
        expect(await inPalette('owner', q), q).toEqual([hit]);
      const beginning = await inPalette('owner', quoteNumber.slice(0, -1));
      expect(beginning.map((quote) => quote.id)).toContain(id);
      expect(await inPalette('owner', `${digits + 1}`.slice(0, -1))).toEqual([]);
      expect(await inPalette('otherOwner', quoteNumber)).toEqual([]);
      const staff = 'GET /rate-requests?organization=all&search=' as const;
      const found = async (q: string) =>
        (await success<QuotesPage>(await api().call('backofficeUser', `${staff}${q}`))).items;
      expect((await found(quoteNumber)).map((quote) => quote.id)).toEqual([id]);
      expect(await found(`${quoteNumber}&status=answered`)).toEqual([]);
      expect(await found('Kiel')).toEqual([]);
    });
  });
}
