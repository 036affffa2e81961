import type { StaffCountry } from 'contract';
import { addresses, domesticDraft, pickupDraft } from 'contract/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tables } from '../../../store/index.ts';
import { problem, success } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';

const blockIn = (countryCode: string) => ({
  ...addresses.tietze,
  address: { ...addresses.tietze.address, countryCode },
});

/** Calls with an address in a country. Each lacks something else too, so that nothing comes of it. */
const calls = [
  {
    request: 'POST /contacts',
    bodyIn: (code: string) => ({ kind: '', shortName: '', block: blockIn(code) }),
    pointer: '/block/address/countryCode',
  },
  {
    request: 'POST /pickups',
    bodyIn: (code: string) => ({ ...pickupDraft, startAt: '', address: blockIn(code) }),
    pointer: '/address/address/countryCode',
  },
  {
    request: 'POST /organizations/setup',
    bodyIn: (code: string) => ({
      orgName: '',
      vatNumber: '',
      eoriNumber: '',
      sender: blockIn(code),
      isPickupAddress: false,
      printFormat: 'a4',
    }),
    pointer: '/sender/address/countryCode',
  },
  {
    request: 'POST /rates',
    bodyIn: (code: string) => ({
      from: domesticDraft.from.address,
      to: blockIn(code).address,
      shipmentData: { ...domesticDraft.shipmentData, packages: [] },
    }),
    pointer: '/to/countryCode',
  },
] as const;

/** Whatever has an address goes by the countries that staff keep. */
export function testServedCountries(api: () => TestApi): void {
  describe('countries that are not offered', () => {
    beforeAll(async () => {
      const country = await success<StaffCountry>(
        await api().call('backofficeUser', 'GET /countries/admin/CH'),
      );
      const { code: _, callingCode: _calling, territories: _territories, version, ...draft } = country;
      await success(
        await api().call('backofficeAdmin', 'PATCH /countries/admin/CH', {
          body: {
            ...draft,
            isActive: false,
            postalCodePattern: draft.postalCodePattern ?? '',
            postalCodeExample: draft.postalCodeExample ?? '',
          },
          headers: { 'if-match': `"${version}"` },
        }),
      );
    });
    afterAll(async () => {
      await api().store.db.delete(tables.countries);
    });

    test.each(calls)('are refused by $request', async ({ request, bodyIn, pointer }) => {
      const pointers = async (code: string) => {
        const answer = await api().call('owner', request, { body: bodyIn(code) });
        return (await problem(answer, 422)).errors?.map((error) => error.pointer);
      };
      expect(await pointers('CH')).toContain(pointer);
      expect(await pointers('DE')).not.toContain(pointer);
    });
  });
}
