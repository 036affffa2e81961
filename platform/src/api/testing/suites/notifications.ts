import { isDeepStrictEqual } from 'node:util';
import type { Notification, OrganizationSettings, Shipment } from 'contract';
import { domesticDraft, organizations, people } from 'contract/fixtures';
import { eq } from 'drizzle-orm';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { joinOrganization } from '../../../identity/people.ts';
import { tables } from '../../../store/index.ts';
import { appOrigin, success } from '../test-api.ts';
import type { PersonName, TestApi } from '../test-api.ts';

interface Page {
  readonly items: Notification[];
  readonly totalItems: number;
  readonly totalPages: number;
}

interface Listener {
  readonly socket: Socket;
  readonly heard: Notification[];
}

/** Shorter than the pause after which a socket that says nothing is given up. */
const LIFETIME_S = 20;

export function testNotifications(api: () => TestApi): void {
  const sockets: Socket[] = [];
  const open = (token: string, origin = appOrigin): Socket => {
    const socket = io(api().url, {
      auth: { token },
      transports: ['websocket'],
      reconnection: false,
      extraHeaders: { origin },
    });
    sockets.push(socket);
    return socket;
  };
  const listen = async (person: PersonName, lifetime?: number): Promise<Listener> => {
    const socket = open(await api().tokenOf(person, lifetime));
    const heard: Notification[] = [];
    socket.on('notification', (notification: Notification) => heard.push(notification));
    await new Promise<void>((resolve, reject) => {
      socket.on('connect', resolve);
      socket.on('connect_error', reject);
    });
    return { socket, heard };
  };
  /** What `connect_error` says of a refused handshake. */
  const refusalOf = (socket: Socket) =>
    new Promise<unknown>((resolve, reject) => {
      socket.on('connect', () => reject(new Error('connected')));
      socket.on('connect_error', (error) => resolve('data' in error ? error.data : error.message));
    });
  const create = async (person: PersonName): Promise<Shipment> =>
    success(
      await api().call(person, 'POST /shipments', {
        body: { ...domesticDraft, isAvis: true, linkedRecipientId: null, linkedSenderId: null },
      }),
    );
  const pageOf = async (person: PersonName, query = '') =>
    success<Page>(await api().call(person, `GET /notifications?${query}`));

  const newestOf = async (person: PersonName) => (await pageOf(person, 'perPage=1')).items[0]?.id ?? '';

  afterEach(() => {
    vi.useRealTimers();
    for (const socket of sockets.splice(0)) socket.disconnect();
  });

  describe('notifications', () => {
    test('reach all members at once, read for who has caused them, and nobody else', async () => {
      const owner = await listen('owner');
      const member = await listen('member');
      const packer = await listen('packer');
      const stranger = await listen('otherOwner');
      const shipment = await create('owner');
      await expect.poll(() => packer.heard).toHaveLength(1);
      const notification = {
        id: expect.any(String),
        type: 'shipment-created',
        createdAt: expect.any(String),
        isRead: false,
        createdBy: { id: 'usr_jana_moeller', full_name: 'Jana Möller' },
        entity: {
          id: shipment.id,
          orderNumber: shipment.orderNumber,
          trackingNumber: null,
          status: 'AVIS',
        },
      };
      await expect.poll(() => member.heard).toEqual([notification]);
      await expect.poll(() => owner.heard).toEqual([{ ...notification, isRead: true }]);
      expect(stranger.heard).toEqual([]);
      expect((await pageOf('member')).items[0]).toEqual(member.heard[0]);
      expect((await pageOf('owner')).items[0]).toEqual(owner.heard[0]);
    });

    test('of shipments are nothing for whoever may not read them, who hears that something is old', async () => {
      const token = await api().tokenWith(['read:org_collections']);
      const socket = open(token);
      const heard: Notification[] = [];
      const missed: unknown[] = [];
      socket.on('notification', (notification: Notification) => heard.push(notification));
      socket.on('missed', (types: unknown) => missed.push(types));
      await new Promise<void>((resolve) => socket.on('connect', resolve));
      await create('member');
      await expect.poll(() => missed).toEqual([['shipment-created']]);
      expect(heard).toEqual([]);

      const ask = (request: string, method = 'GET') =>
        fetch(`${api().url}${request}`, { method, headers: { authorization: `Bearer ${token}` } });
      const { items } = await success<Page>(await ask('/notifications?perPage=100'));
      expect(items.filter(({ type }) => type.startsWith('shipment-'))).toEqual([]);
      const id = await newestOf('member');
      expect((await ask(`/notifications/${id}/read`, 'DELETE')).status).toBe(404);
    });

    test('of one’s own doing are listed, and read from the beginning', async () => {
      const before = (await pageOf('owner', 'isRead=false')).totalItems;
      await create('owner');
      expect((await pageOf('owner', 'isRead=false')).totalItems).toBe(before);
      const [own] = (await pageOf('owner', 'isRead=true')).items;
      expect(own).toMatchObject({ isRead: true, createdBy: { id: people.owner.id } });
      expect((await api().call('owner', `PATCH /notifications/${own?.id}/read`)).status).toBe(204);
    });

    test('are read by each person for themselves', async () => {
      await create('owner');
      await create('owner');
      const before = (await pageOf('member', 'isRead=false')).totalItems;
      const id = await newestOf('member');
      expect((await api().call('member', `PATCH /notifications/${id}/read`)).status).toBe(204);
      expect((await api().call('member', `PATCH /notifications/${id}/read`)).status).toBe(204);
      expect((await pageOf('member', 'isRead=false')).totalItems).toBe(before - 1);
      expect((await pageOf('member', 'isRead=true')).items[0]).toMatchObject({ id, isRead: true });

      const packers = (await pageOf('packer', 'isRead=false')).totalItems;
      expect(packers).toBeGreaterThan(1);
      expect((await api().call('packer', 'PATCH /notifications/read')).status).toBe(204);
      expect((await pageOf('packer', 'isRead=false')).totalItems).toBe(0);
      expect((await pageOf('member', 'isRead=false')).totalItems).toBe(before - 1);
    });

    test('are unread again where a mark is taken back, by whoever has set it', async () => {
      await create('owner');
      const id = await newestOf('member');
      const before = (await pageOf('member', 'isRead=false')).totalItems;
      await api().call('member', `PATCH /notifications/${id}/read`);
      expect((await api().call('packer', `DELETE /notifications/${id}/read`)).status).toBe(204);
      expect((await pageOf('member', 'isRead=false')).totalItems).toBe(before - 1);
      for (const _ of ['once', 'and once more'])
        expect((await api().call('member', `DELETE /notifications/${id}/read`)).status).toBe(204);
      expect((await pageOf('member', 'isRead=false')).items[0]).toMatchObject({ id, isRead: false });
      expect((await pageOf('member', 'isRead=false')).totalItems).toBe(before);
      expect((await api().call('otherOwner', `DELETE /notifications/${id}/read`)).status).toBe(404);

      // What was read with all others has no mark of its own.
      await api().call('member', 'PATCH /notifications/read');
      expect((await api().call('member', `DELETE /notifications/${id}/read`)).status).toBe(204);
      expect((await pageOf('member', 'isRead=false')).totalItems).toBe(0);
    });

    test('are all read by one row, and what comes later is not', async () => {
      const { notificationReads, memberships } = tables;
      const { db } = api().store;
      await create('owner');
      const [reads, members] = [await db.$count(notificationReads), await db.select().from(memberships)];
      await api().call('member', 'PATCH /notifications/read');
      expect(await db.$count(notificationReads)).toBe(reads);
      const changed = (await db.select().from(memberships)).filter(
        (row) => !members.some((before) => isDeepStrictEqual(before, row)),
      );
      expect(changed.map(({ accountId }) => accountId)).toEqual([people.member.id]);
      expect((await pageOf('member', 'isRead=false')).items).toEqual([]);
      await create('owner');
      expect((await pageOf('member', 'isRead=false')).totalItems).toBe(1);
      await api().call('member', `PATCH /notifications/${await newestOf('member')}/read`);
      expect((await pageOf('member', 'isRead=false')).totalItems).toBe(0);
    });

    test('from before somebody joined are read', async () => {
      const { id, role } = people.packer;
      const { orgCode } = organizations.tietze;
      await create('owner');
      await api().store.db.delete(tables.memberships).where(eq(tables.memberships.accountId, id));
      await joinOrganization(api().store.db, id, orgCode, role);
      const page = await pageOf('packer');
      expect(page.items[0]).toMatchObject({ isRead: true });
      expect((await pageOf('packer', 'isRead=false')).totalItems).toBe(0);
      await create('owner');
      expect((await pageOf('packer', 'isRead=false')).totalItems).toBe(1);
    });

    test('come in pages of ten, newest first', async () => {
      for (let index = 0; index < 11; index += 1) await create('owner');
      const page = await pageOf('member');
      expect(page.items).toHaveLength(10);
      expect(page.totalPages).toBe(Math.ceil(page.totalItems / 10));
      const times = page.items.map(({ createdAt }) => createdAt);
      expect(times).toEqual(times.toSorted().toReversed());
      expect((await pageOf('member', 'page=2&perPage=5')).items).toEqual(page.items.slice(5));
    });

    test('of another organisation are not there', async () => {
      await create('owner');
      const id = await newestOf('member');
      expect((await api().call('otherOwner', `PATCH /notifications/${id}/read`)).status).toBe(404);
    });

    test('are kept and sent whatever the organisation wants to see at once', async () => {
      const { orgCode } = organizations.tietze;
      const settings = { notificationTypes: ['pickup-created' as const], notificationShipmentStatuses: [] };
      await api()
        .store.db.insert(tables.organizationSettings)
        .values({ orgCode, ...settings });
      expect(await success(await api().call('packer', 'GET /organizations/settings'))).toEqual(settings);
      const member = await listen('member');
      const { id } = await create('owner');
      await expect.poll(() => member.heard).toMatchObject([{ entity: { id } }]);
      expect((await pageOf('member', 'isRead=false')).items[0]).toMatchObject({ entity: { id } });
      await api()
        .store.db.delete(tables.organizationSettings)
        .where(eq(tables.organizationSettings.orgCode, orgCode));
      const defaults = await success<OrganizationSettings>(
        await api().call('packer', 'GET /organizations/settings'),
      );
      expect(defaults.notificationTypes).toContain('shipment-created');
    });
  });

  describe('the socket', () => {
    test.each([
      ['no token', async () => '', 'TOKEN_MISSING'],
      ['nonsense', async () => 'a.b.c', 'TOKEN_INVALID'],
      ['an expired token', async () => api().tokenOf('owner', -120), 'TOKEN_EXPIRED'],
      ['a token that ended a moment ago', async () => api().tokenOf('owner', -1), 'TOKEN_EXPIRED'],
    ])('refuses %s', async (_, token, code) => {
      expect(await refusalOf(open(await token()))).toEqual({ code });
    });

    test('refuses pages of other origins', async () => {
      const token = await api().tokenOf('owner');
      expect(await refusalOf(open(token, 'http://evil.test'))).toBe('websocket error');
    });

    test('ends with its token', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const { socket } = await listen('owner', LIFETIME_S);
      const reason = new Promise((resolve) => socket.on('disconnect', resolve));
      await vi.advanceTimersByTimeAsync((LIFETIME_S - 5) * 1000);
      expect(api().socket.openSockets).toBe(1);
      await vi.advanceTimersByTimeAsync(5000);
      expect(await reason).toBe('io server disconnect');
      vi.useRealTimers();
      await expect.poll(() => api().socket.openSockets).toBe(0);
    });
  });
}
