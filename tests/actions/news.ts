import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { ShipmentDraft } from 'contract';
import { domesticDraft } from 'contract/fixtures';

/** What somebody does through the API, as their page is signed in. */
export interface Doer {
  /** Creates a template or orders it at once, by default a parcel with DHL; @returns its number. */
  createShipment(isAvis: boolean, changes?: Partial<ShipmentDraft>): Promise<string>;
}

/** Takes over a page's own way of asking the API, for what would take a journey long by hand. */
export async function doerOf(page: Page): Promise<Doer> {
  const seen = page.waitForRequest(
    (request) => request.url().includes('/shipments') && 'authorization' in request.headers(),
  );
  await page.reload();
  const request = await seen;
  const url = new URL(request.url());
  const headers = await request.allHeaders();
  return {
    async createShipment(isAvis, changes = {}) {
      const answer = await page.request.post(`${url.origin}/shipments`, {
        headers: {
          authorization: headers['authorization'] ?? '',
          'timezone-offset': headers['timezone-offset'] ?? '0',
          locale: headers['locale'] ?? 'de-DE',
          'idempotency-key': randomUUID(),
        },
        data: {
          ...domesticDraft,
          isAvis,
          linkedRecipientId: null,
          linkedSenderId: null,
          ...changes,
          shipmentData: {
            ...domesticDraft.shipmentData,
            requestedDeliveryDate: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
          },
        },
      });
      expect(answer.ok(), await answer.text()).toBe(true);
      const { orderNumber } = (await answer.json()) as { orderNumber: string };
      return orderNumber;
    },
  };
}
