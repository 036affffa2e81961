import { describe, expect, test } from 'vitest';
import { tables } from '../../../store/index.ts';
import { problem, success } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';
import { draft, quoteCalls } from './quote-kit.ts';

/** What an order that names an offer may have otherwise than it was asked for, and what not. */
export function testOfferDifferences(api: () => TestApi): void {
  const { answered, accept, read } = quoteCalls(api);

  describe('an offer beside what is ordered', () => {
    const withData = (changes: object) => ({ shipmentData: { ...draft.shipmentData, ...changes } });
    const [row] = draft.shipmentData.packages;
    test.each<[string, object, Readonly<Record<string, string>>]>([
      [
        'more pieces',
        withData({ packages: [{ ...row, amount: 7 }] }),
        { '/shipmentData/packages/0/amount': '' },
      ],
      [
        'another row',
        withData({ packages: [row, row] }),
        { '/shipmentData/packages': `Das Angebot gilt für ${row?.amount}\u00A0Packstücke in 1\u00A0Zeile.` },
      ],
      [
        'another way',
        { to: { ...draft.to, address: { ...draft.to.address, postalCode: '3005' } } },
        { '/to/address/postalCode': 'Das Angebot gilt für 8001 Zürich.' },
      ],
      [
        'Saturday delivery',
        withData({ isSaturdayDelivery: true }),
        { '/shipmentData/isSaturdayDelivery': 'Das Angebot gilt ohne Samstagszustellung.' },
      ],
      ['paid duties', { ddp: true }, { '/ddp': 'Das Angebot gilt für „Unverzollt geliefert (DAP)“.' }],
      ['insurance', { insured: true }, { '/insured': 'Das Angebot gilt ohne Transportversicherung.' }],
      ['dangerous goods', { dangerous: true }, { '/dangerous': 'Das Angebot gilt ohne Gefahrgut.' }],
      [
        'another product',
        { carrier: 'DHL', carrierProduct: 'Paket', carrierProductCode: 'DHL_PAKET' },
        { '/carrier': 'Das Angebot gilt für DEKU Stückgut.' },
      ],
      [
        'another product of the same carrier',
        { carrierProduct: 'Stückgut Express', carrierProductCode: 'DEKU_STUECKGUT_EXPRESS' },
        { '/carrier': 'Das Angebot gilt für DEKU Stückgut.' },
      ],
      [
        'a product of that name at another carrier',
        { carrier: 'DHL' },
        { '/carrier': 'Das Angebot gilt für DEKU Stückgut.' },
      ],
    ])('does not hold for %s, and says at its field what was offered', async (_what, other, told) => {
      const { id } = await answered();
      const refused = await problem(await accept(id, other), 422);
      expect(refused.title).toBe('Die Sendung weicht von dem ab, was angeboten wurde.');
      expect(refused.errors).toEqual(
        Object.entries(told).map(([pointer, detail]) => ({
          pointer,
          detail: detail || `Das Angebot gilt für ${row?.amount}\u00A0Stk.`,
        })),
      );
      expect(await read(id)).toMatchObject({ status: 'answered', shipmentId: null });
    });

    test('does not hold for a territory that staff have set apart behind the same postcode', async () => {
      const territory = {
        name: 'im Nebenort',
        note: '',
        postalCodePrefixes: [draft.to.address.postalCode],
        postalCodeLength: null,
        towns: ['Nebenort'],
        isInCustomsTerritory: false,
        isInVatTerritory: false,
      };
      await success(
        await api().call('backofficeAdmin', 'POST /countries/admin/CH/territories', { body: territory }),
      );
      const { id } = await answered();
      const to = { ...draft.to, address: { ...draft.to.address, city: 'Nebenort' } };
      const refused = await accept(id, { to });
      for (const table of [tables.countries, tables.territories]) await api().store.db.delete(table);
      expect((await problem(refused, 422)).errors).toEqual([
        { pointer: '/to/address/city', detail: 'Das Angebot gilt für 8001 Zürich.' },
      ]);
    });

    test('holds for other names, streets, references and days', async () => {
      const { id } = await answered();
      const to = { ...draft.to, companyName: 'Andere AG' };
      const other = { to, referenceNumber: 'K7', ...withData({ requestedDeliveryDate: '2026-12-01' }) };
      expect(await success(await accept(id, other))).toMatchObject({ priceNetCents: 123_400 });
    });
  });
}
