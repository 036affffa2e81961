import { type SavedBox, SAVED_BOXES } from 'contract';
import { describe, expect, test } from 'vitest';
import { problem, success } from '../test-api.ts';
import type { PersonName, TestApi } from '../test-api.ts';

const box = {
  name: 'Versandkarton M',
  packaging: 'box',
  lengthCm: 40,
  widthCm: 30,
  heightCm: 20,
  emptyWeightKg: 0.4,
};

/** The boxes that an organisation keeps. */
export function testSavedBoxes(api: () => TestApi): void {
  const keep = (body: object, by: PersonName = 'packer') =>
    api().call(by, 'POST /organizations/boxes', { body });
  const rename = (id: string, name: string, by: PersonName = 'packer') =>
    api().call(by, `POST /organizations/boxes/${id}/name`, { body: { name } });
  const remove = (id: string, by: PersonName = 'packer') =>
    api().call(by, `DELETE /organizations/boxes/${id}`);
  const boxesOf = async (by: PersonName = 'member') =>
    (await success<{ items: SavedBox[] }>(await api().call(by, 'GET /organizations/boxes'))).items;

  describe('the boxes of an organisation', () => {
    test('are everybody’s in it, by name, and one of the same name makes way', async () => {
      const { id } = await success<SavedBox>(await keep(box));
      await success(await keep({ ...box, name: 'Buchkarton', emptyWeightKg: null }, 'member'));
      expect(await success(await keep({ ...box, heightCm: 25 }))).toEqual({ ...box, id, heightCm: 25 });
      expect((await boxesOf()).map(({ name, heightCm }) => [name, heightCm])).toEqual([
        ['Buchkarton', 20],
        ['Versandkarton M', 25],
      ]);
    });

    test('have other names than each other', async () => {
      const [first, second] = await boxesOf();
      const taken = await rename(first?.id ?? '', second?.name ?? '');
      expect(await problem(taken, 422)).toMatchObject({
        errors: [{ pointer: '/name', detail: expect.stringContaining('So heißt schon') as string }],
      });
      expect(await success(await rename(first?.id ?? '', 'Versandkarton S'))).toMatchObject({
        id: first?.id,
        name: 'Versandkarton S',
      });
    });

    test('are nobody else’s', async () => {
      const before = await boxesOf();
      const id = before[0]?.id ?? '';
      expect(await boxesOf('otherOwner')).toEqual([]);
      expect((await rename(id, 'Fremd', 'otherOwner')).status).toBe(404);
      expect((await remove(id, 'otherOwner')).status).toBe(404);
      expect(await boxesOf()).toEqual(before);
    });

    test('go, and are gone for whoever asks again', async () => {
      for (const { id } of await boxesOf()) {
        expect((await remove(id)).status).toBe(204);
        expect((await remove(id)).status).toBe(404);
        expect((await rename(id, 'Weg')).status).toBe(404);
      }
      expect(await boxesOf()).toEqual([]);
    });

    test('are no more than anybody finds their way in', async () => {
      for (let number = 1; number <= SAVED_BOXES; number += 1)
        await success(await keep({ ...box, name: `Karton ${number}` }));
      expect(await problem(await keep({ ...box, name: 'Einer zu viel' }), 422)).toMatchObject({
        errors: [{ pointer: '/name' }],
      });
      await success(await keep({ ...box, name: 'Karton 1', emptyWeightKg: null }));
      for (const { id } of await boxesOf()) await remove(id);
    });

    test('fit what a shipment may hold', async () => {
      expect(await problem(await keep({ ...box, lengthCm: 4000 }), 422)).toMatchObject({
        errors: [{ pointer: '/lengthCm' }],
      });
    });
  });
}
