import { randomUUID } from 'node:crypto';
import type { AuditEntry, CountryDraft, ListedCountry, ServedGeography, StaffCountry } from 'contract';
import { judgeCustoms } from 'contract';
import { domesticDraft } from 'contract/fixtures';
import { desc, eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { findWholeGeography } from '../../../resources/countries/queries.ts';
import { tables } from '../../../store/index.ts';
import { problem, success, type TestApi } from '../test-api.ts';

const germany: CountryDraft = {
  isActive: true,
  isEuMember: true,
  isCustomsRequired: false,
  strict: true,
  postalCodePattern: String.raw`\d{5}`,
  postalCodeExample: '26133',
  isPostalCodeRequired: true,
  isRegionRequired: false,
};

const territory = {
  postalCodePrefixes: ['25849'],
  postalCodeLength: null,
  name: 'auf Pellworm',
  isInCustomsTerritory: false,
  isInVatTerritory: true,
  note: 'Die Fähre fährt nicht täglich.',
};

/** What staff do with countries, and that orders are judged by it at once. */
export function testCountries(api: () => TestApi): void {
  type Path = `/countries/admin${string}`;
  const list = async (query = '') =>
    success<{ items: ListedCountry[]; totalItems: number }>(
      await api().call('backofficeUser', `GET /countries/admin${query}`),
    );
  const get = async (code: string) =>
    success<StaffCountry>(await api().call('backofficeUser', `GET /countries/admin/${code}`));
  const send = (method: 'POST' | 'PATCH' | 'DELETE', path: Path, body?: object, version?: number) =>
    api().call('backofficeAdmin', `${method} ${path}`, {
      ...(body && { body }),
      ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
    });
  const changeGermany = async (change: Partial<CountryDraft>) => {
    const { version } = await get('DE');
    return send('PATCH', '/countries/admin/DE', { ...germany, ...change }, version);
  };
  const order = (changes: object = {}) =>
    api().call('owner', 'POST /shipments', { body: { ...domesticDraft, ...changes } });
  const served = async () => success<ServedGeography>(await api().call('packer', 'GET /countries'));

  describe('countries of staff', () => {
    afterEach(async () => {
      for (const table of [tables.countries, tables.territories]) await api().store.db.delete(table);
    });

    test('are listed by their German names and found by name or code', async () => {
      const { items, totalItems } = await list('?perPage=100');
      expect(totalItems).toBe(items.length);
      expect(items.slice(0, 3).map(({ code }) => code)).toEqual(['AX', 'AL', 'AD']);
      expect((await list('?search=oesterr')).items.map(({ code }) => code)).toEqual(['AT']);
      expect((await list('?search=ch')).items.map(({ code }) => code)).toEqual(
        expect.arrayContaining(['CH', 'GR']),
      );
      const [found] = (await list('?search=DE')).items.filter(({ code }) => code === 'DE');
      expect(found).toEqual({ code: 'DE', ...germany, callingCode: '+49', territories: 2, version: 1 });
      expect((await list('?search=Atlantis')).items).toEqual([]);
    });

    test('a change is obeyed by the next order', async () => {
      const changed = await success<StaffCountry>(
        await changeGermany({ postalCodePattern: String.raw`9\d{4}`, postalCodeExample: '99999' }),
      );
      expect(changed).toMatchObject({ version: 2, postalCodeExample: '99999' });
      const { errors } = await problem(await order(), 422);
      expect(errors?.find(({ pointer }) => pointer === '/to/address/postalCode')?.detail).toContain('99999');
      await success(await changeGermany({}));
      expect((await order()).status).toBe(200);
      await success(await changeGermany({ isRegionRequired: true }));
      expect((await problem(await order(), 422)).errors?.map(({ pointer }) => pointer)).toContain(
        '/to/address/state',
      );
    });

    test('one that is not active takes no new order, and customs are asked by „zollpflichtig“', async () => {
      await success(await changeGermany({ isActive: false }));
      expect((await served()).countries.map(({ code }) => code)).not.toContain('DE');
      expect((await problem(await order(), 422)).errors).toContainEqual({
        pointer: '/to/address/countryCode',
        detail: 'Wählen Sie einen der angebotenen Werte.',
      });
      const { from, to } = domesticDraft;
      const toSerbia = {
        from,
        to: { ...to, address: { ...to.address, countryCode: 'RS', postalCode: '11000' } },
      };
      await api().store.db.delete(tables.countries);
      const asksForCustoms = async () =>
        ((await problem(await order({ ...toSerbia, description: '' }), 422)).errors ?? []).some(
          ({ pointer }) => pointer.startsWith('/customs'),
        );
      expect(await asksForCustoms()).toBe(true);
      const { version } = await get('RS');
      await success(
        await send(
          'PATCH',
          '/countries/admin/RS',
          { ...germany, isEuMember: true, postalCodePattern: '', postalCodeExample: '' },
          version,
        ),
      );
      expect(await asksForCustoms()).toBe(false);
    });

    test('what was ordered before still has its papers', async () => {
      const { version } = await get('CH');
      await success(
        await send(
          'PATCH',
          '/countries/admin/CH',
          { ...germany, isActive: false, isEuMember: false, isCustomsRequired: true },
          version,
        ),
      );
      const places = [
        { countryCode: 'DE', postalCode: '24143' },
        { countryCode: 'CH', postalCode: '8001' },
      ] as const;
      expect(judgeCustoms(...places, await findWholeGeography(api().store.db)).isRequired).toBe(true);
    });

    test('one is added, once, and orders may go there', async () => {
      const { from, to } = domesticDraft;
      const toEgypt = { from, to: { ...to, address: { ...to.address, countryCode: 'EG' } } };
      const pointers = async () =>
        (await problem(await order({ ...toEgypt, description: '' }), 422)).errors?.map(
          ({ pointer }) => pointer,
        );
      expect(await pointers()).toContain('/to/address/countryCode');
      expect(await success(await send('POST', '/countries/admin', { code: 'eg' }))).toMatchObject({
        code: 'EG',
        isActive: false,
        callingCode: '+20',
        territories: [],
        postalCodePattern: String.raw`\d{5}(?:\d{2})?`,
        postalCodeExample: '12411',
        isPostalCodeRequired: true,
        version: 1,
      });
      expect(await pointers()).toContain('/to/address/countryCode');
      const active = { ...germany, isEuMember: false, isCustomsRequired: true };
      await success(await send('PATCH', '/countries/admin/EG', active, 1));
      expect(await pointers()).not.toContain('/to/address/countryCode');
      for (const [code, detail] of [
        ['EG', 'Dieses Land gibt es bereits.'],
        ['DE', 'Dieses Land gibt es bereits.'],
        ['EGY', 'Länderkennung muss 2 Zeichen lang sein'],
        ['ZZ', 'Diese Länderkennung gibt es nach ISO\u00A03166 nicht.'],
      ]) {
        const { errors } = await problem(await send('POST', '/countries/admin', { code }), 422);
        expect(errors).toEqual([{ pointer: '/code', detail }]);
      }
    });

    test('one that is added again before anybody has touched it is the same', async () => {
      const add = () => send('POST', '/countries/admin', { code: 'EG' });
      const added = await success<StaffCountry>(await add());
      expect(await success(await add())).toEqual(added);
      const { items } = await success<{ items: AuditEntry[] }>(
        await api().call('backofficeUser', 'GET /audit-logs?perPage=2'),
      );
      expect(items.filter(({ action }) => action === 'created')).toHaveLength(1);
    });

    test.each([
      [{ postalCodePattern: String.raw`(\d` }, '/postalCodePattern', 'Ungültiges Muster: Schreibfehler'],
      [{ postalCodePattern: String.raw`(\d?){10}` }, '/postalCodePattern', 'Ungültiges Muster: zu viele'],
      [{ postalCodePattern: String.raw`(\d+)+` }, '/postalCodePattern', 'Ungültiges Muster: Postleitzahlen'],
      [{ postalCodeExample: '123' }, '/postalCodeExample', 'Das Beispiel passt nicht zum Muster.'],
      [{ postalCodeExample: '' }, '/postalCodeExample', 'Pflichtfeld'],
      [{ isCustomsRequired: true }, '/isCustomsRequired', 'EU-Mitglieder sind nicht zollpflichtig.'],
    ])('%o is refused at its field', async (change, pointer, detail) => {
      const { errors } = await problem(await changeGermany(change), 422);
      expect(errors).toEqual([{ pointer, detail: expect.stringContaining(detail) }]);
    });

    test('whoever serves customers changes nothing, and what is not there is not found', async () => {
      const answer = await api().call('backofficeUser', 'PATCH /countries/admin/DE', {
        body: germany,
        headers: { 'if-match': '"1"' },
      });
      expect((await problem(answer, 403)).status).toBe(403);
      await problem(await api().call('backofficeUser', 'GET /countries/admin/ZZ'), 404);
      await problem(await send('PATCH', '/countries/admin/ZZ', germany, 1), 404);
      await problem(await send('POST', '/countries/admin/ZZ/territories', territory), 404);
    });
  });

  describe('special territories', () => {
    afterEach(async () => {
      for (const table of [tables.countries, tables.territories]) await api().store.db.delete(table);
    });

    test('are added, changed and removed, and customs follow at once', async () => {
      const { postalCode } = domesticDraft.to.address;
      const draft = { ...territory, postalCodePrefixes: [postalCode] };
      const key = randomUUID();
      const add = () =>
        api().call('backofficeAdmin', 'POST /countries/admin/DE/territories', { body: draft, key });
      const added = await success<StaffCountry>(await add());
      expect(await success(await add())).toEqual(added);
      expect(added.territories).toHaveLength(3);
      const [mine] = added.territories;
      expect(mine).toMatchObject(draft);
      expect((await served()).territories[0]).toMatchObject({ note: territory.note });
      const asked = await problem(await order(), 422);
      expect(asked.errors?.some(({ pointer }) => pointer.startsWith('/customs'))).toBe(true);

      const path: Path = `/countries/admin/DE/territories/${mine?.id}`;
      await success(await send('PATCH', path, { ...draft, isInCustomsTerritory: true }, mine?.version));
      expect((await order()).status).toBe(200);
      await problem(await send('PATCH', path, draft, mine?.version), 412);
      await problem(await send('DELETE', path, undefined, mine?.version), 412);
      expect(await success<StaffCountry>(await send('DELETE', path, undefined, 2))).toMatchObject({
        territories: [{ id: 'DE-78266' }, { id: 'DE-27498' }],
      });
      await problem(await send('DELETE', path, undefined, 3), 404);
    });

    test('hold for a town alone where it is named, beside ordinary towns with the same postcode', async () => {
      const { postalCode, city } = domesticDraft.to.address;
      const draft = { ...territory, postalCodePrefixes: [postalCode], towns: ['Nebenort'] };
      const added = await success<StaffCountry>(await send('POST', '/countries/admin/DE/territories', draft));
      const [mine] = added.territories;
      expect(mine?.towns).toEqual(['Nebenort']);
      expect((await served()).territories[0]).toMatchObject({ towns: ['Nebenort'] });
      expect((await order()).status).toBe(200);
      // Another town with that postcode may have an entry of its own, the same town may not.
      const other = { ...draft, towns: [city], isInCustomsTerritory: true };
      expect((await send('POST', '/countries/admin/DE/territories', other)).status).toBe(200);
      const same = { ...draft, towns: ['NEBENORT'] };
      await problem(await send('POST', '/countries/admin/DE/territories', same), 422);
      const path: Path = `/countries/admin/DE/territories/${mine?.id}`;
      await success(await send('PATCH', path, { ...draft, towns: ['Hafen'] }, mine?.version));
      const { territories } = await served();
      expect(territories.map(({ towns }) => towns)).toEqual(expect.arrayContaining([['Hafen'], [city]]));
    });

    test('of the default set are removed for good, and may come again', async () => {
      const path: Path = '/countries/admin/DE/territories/DE-27498';
      const { territories } = await success<StaffCountry>(await send('DELETE', path, undefined, 1));
      expect(territories.map(({ id }) => id)).toEqual(['DE-78266']);
      const again = { ...territory, postalCodePrefixes: ['27498'], name: 'auf Helgoland' };
      expect((await send('POST', '/countries/admin/DE/territories', again)).status).toBe(200);
    });

    test('of two that want the same postcodes at once one is refused', async () => {
      const answers = await Promise.all(
        ['eins', 'zwei'].map((name) =>
          send('POST', '/countries/admin/DE/territories', { ...territory, name }),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
    });

    test('have postcodes of their own', async () => {
      const taken = { ...territory, postalCodePrefixes: ['99', '27498'] };
      expect(
        (await problem(await send('POST', '/countries/admin/DE/territories', taken), 422)).errors,
      ).toEqual([
        {
          pointer: '/postalCodePrefixes',
          detail: 'Diese Postleitzahlen hat bereits das Sondergebiet „auf Helgoland“.',
        },
      ]);
    });

    test('and countries stand in the audit log by their names', async () => {
      await success(await changeGermany({ isRegionRequired: true }));
      const path: Path = '/countries/admin/DE/territories/DE-27498';
      await success(await send('DELETE', path, undefined, 1));
      const { items } = await success<{ items: AuditEntry[] }>(
        await api().call('backofficeUser', 'GET /audit-logs?perPage=2'),
      );
      expect(items.map(({ action, object }) => [action, object])).toEqual([
        ['deleted', { kind: 'territory', id: 'DE-27498', name: 'auf Helgoland', isThere: false }],
        ['changed', { kind: 'country', id: 'DE', name: 'Deutschland', isThere: true }],
      ]);
      const [record] = await api()
        .store.db.select()
        .from(tables.auditRecords)
        .where(eq(tables.auditRecords.objectId, 'DE'))
        .orderBy(desc(tables.auditRecords.at), desc(tables.auditRecords.id))
        .limit(1);
      expect(record?.changes).toEqual([{ field: 'isRegionRequired', before: false, after: true }]);
    });
  });
}
