import { packageTotals } from 'contract';
import { describe, expect, test } from 'vitest';
import { readPdf } from '../../../documents/testing/read-pdf.ts';
import { problem, success } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';
import { dayEndKit } from './day-end-kit.ts';

const missing = 'Diesen Tagesabschluss gibt es nicht oder Sie dürfen ihn nicht sehen.';

/** Whose day-end closings are, and the list for the driver. */
export function testDayEndPapers(api: () => TestApi): void {
  const kit = dayEndKit(api);
  const { order, close, closed, open, openOfDhl, list } = kit;

  describe('day-end closing', () => {
    kit.beginEmpty();

    test('belongs to its organisation', async () => {
      await order();
      const { closing } = await closed();
      const id = closing?.id ?? '';
      expect((await list('otherOwner')).items.map((each) => each.id)).not.toContain(id);
      for (const part of ['', '/pdf', '/pdf-url']) {
        const answer = await api().call('otherOwner', `GET /day-end-closings/${id}${part}`);
        expect(await problem(answer, 404)).toMatchObject({ detail: missing });
        expect((await api().call('backofficeUser', `GET /day-end-closings/${id}${part}`)).status).toBe(404);
        const named = `GET /day-end-closings/${id}${part}?organization=org_tietze` as const;
        expect((await api().call('backofficeUser', named)).status).toBe(200);
      }
      await order();
      // Staff close nothing of an organisation that is not theirs.
      await problem(await close({}, 'superAdmin'), 403);
      expect(await openOfDhl()).toMatchObject({ shipments: 1 });
      expect(await open('otherOwner')).toEqual([]);
    });

    describe('has a list for the driver', () => {
      const pdfOf = async (answer: Response) => {
        expect(answer.headers.get('content-type')).toBe('application/pdf');
        const pdf = await readPdf(new Uint8Array(await answer.arrayBuffer()));
        return {
          ...pdf,
          text: pdf.pages
            .map(({ text }) => text)
            .join(' ')
            .replaceAll('\u00A0', ' '),
        };
      };

      test('with count, sums, names, one barcode, and lines to sign on', async () => {
        const [first, second] = [await order(), await order()];
        const inKilograms = (weight: number) => `${weight.toLocaleString('de-DE')} kg`;
        const { pieces, weightKg } = packageTotals(first.shipmentData.packages);
        const { closing } = await closed();
        const answer = await api().call('packer', `GET /day-end-closings/${closing?.id}/pdf`);
        expect(answer.headers.get('content-disposition')).toContain(
          `Einlieferungsliste-${closing?.number}.pdf`,
        );
        const { title, text, pages } = await pdfOf(answer);
        expect(title).toBe(`Einlieferungsliste ${closing?.number}`);
        for (const said of [
          'DHL (simuliert)',
          'Tietze Feinmechanik GmbH',
          '2 Sendungen',
          // Of each of them, and of both together.
          `${pieces} ${inKilograms(weightKg)}`,
          `${2 * pieces} Packstücke ${inKilograms(2 * weightKg)}`,
          first.orderNumber,
          second.orderNumber,
          first.trackingNumber ?? '',
          'Fahrer: Name und Unterschrift',
          'Kennzeichen',
          'Datum und Uhrzeit',
        ])
          expect(text).toContain(said);
        expect(pages.flatMap(({ barcodes }) => barcodes)).toEqual([
          { format: 'Code128', text: closing?.number },
        ]);
      });

      test('at an address that is good for a minute, for whoever has it', async () => {
        await order();
        const { closing } = await closed();
        const given = await success<{ url: string; key: string; validUntil: string }>(
          await api().call('member', `GET /day-end-closings/${closing?.id}/pdf-url`),
        );
        expect(given.validUntil).toBe(new Date(api().now.getTime() + 60_000).toISOString());
        const fetchIt = (path = given.url) => api().call(undefined, `GET /${path}`);
        expect((await pdfOf(await fetchIt())).title).toContain(closing?.number);
        await problem(await fetchIt(`day-end-closings/${closing?.id}/content`), 404);
        await problem(await fetchIt(`day-end-closings/dec_other/content?key=${given.key}`), 404);
        api().now = new Date(api().now.getTime() + 60_001);
        expect(await problem(await fetchIt(), 404)).toMatchObject({
          detail: missing,
        });
      });
    });
  });
}
