import { describe, expect, test } from 'vitest';
import {
  compactTrackingNumber,
  recognizeTrackingNumber,
  trackingNumbersOf,
  trackingPageUrl,
} from './tracking-number.ts';

describe('what labels and scanners put around a number', () => {
  test.each([
    ['(00)340433836442636597', '00340433836442636597'],
    ['(00) 3 4043383 644263659 7', '00340433836442636597'],
    ['340433836442636597', '00340433836442636597'],
    [']C100340433836442636597', '00340433836442636597'],
    [']d200340433836442636597', '00340433836442636597'],
    ['\u001D00340433836442636597', '00340433836442636597'],
    [']C1\u001D00340433836442636597\u001D', '00340433836442636597'],
    ['<FNC1>00340433836442636597<GS>', '00340433836442636597'],
    ['(00)340433836442636597(401)4711', '00340433836442636597'],
    [']C100340433836442636597\u001D4214711', '00340433836442636597'],
    ['(02)04012345678901(37)12(00)340433836442636597', '00340433836442636597'],
    ['(J)JD0123456789', 'JJD0123456789'],
    [']C0JJD0123456789', 'JJD0123456789'],
    [']C01Z5R89390357567127', '1Z5R89390357567127'],
    [']A0XHAX4HDA', 'XHAX4HDA'],
    ['\u200B1Z5R8939\u20600357567127\uFEFF', '1Z5R89390357567127'],
    ['1Z-5R89-3903-5756-7127', '1Z5R89390357567127'],
    ['0034 0433-8364\u20114263\u22126597', '00340433836442636597'],
    ['mx–2611–08844', 'MX-2611-08844'],
    ['MX 2611 088441', 'MX-2611-088441'],
    ['*1Z5R89390357567127*', '1Z5R89390357567127'],
    ['*XHAX4HDA*', 'XHAX4HDA'],
    ['1Z5R89390357567127;', '1Z5R89390357567127'],
    ['„1Z5R89390357567127“', '1Z5R89390357567127'],
    ['»MX-2611-08844«.', 'MX-2611-08844'],
    ['Sendungsnr. 0034 0433 8364 4263 6597', '00340433836442636597'],
    ['DHL Sendungsverfolgungsnummer: JJD0123456789', 'JJD0123456789'],
    ['MEX Tracking-ID: MX-2611-08844', 'MX-2611-08844'],
    ['AWB 3318810025', '3318810025'],
    ['42073557\u001D00340433836442636597', '00340433836442636597'],
    [']C142073557\u001D00340433836442636597', '00340433836442636597'],
    ['42073557␝00340433836442636597', '00340433836442636597'],
    [']d2010401234567890100340433836442636597', '00340433836442636597'],
    [']C102040123456789013712<GS>00340433836442636597', '00340433836442636597'],
  ])('is no part of it: %j', (text, number) => {
    expect(recognizeTrackingNumber(text)).toMatchObject([{ number }]);
    expect(trackingNumbersOf(text)).toContain(number);
  });

  // Published examples: jkeen/tracking_number_data.
  test.each([
    ['9622001900000000000000776632517510', '776632517510'],
    ['9632001560123456789900794808390594', '794808390594'],
    ['1001921334250001000300779017972697', '779017972697'],
    ['9622 0015 6000 0000 0000 0079 4808 3905 94', '794808390594'],
    ['9611020987654312345672', '987654312345672'],
  ])('is more than the number that a barcode of FedEx ends with: %s', (text, number) => {
    expect(recognizeTrackingNumber(text)).toMatchObject([{ carrier: 'FedEx', number, check: 'valid' }]);
    expect(trackingPageUrl('FedEx', text)).toBe(`https://www.fedex.com/fedextrack/?trknbr=${number}`);
    expect(trackingNumbersOf(text)).toEqual([compactTrackingNumber(text), number]);
  });

  test('leaves open whose container code it is', () => {
    const carriers = recognizeTrackingNumber('(00)012345000000000027').map(({ carrier }) => carrier);
    expect(carriers).toEqual(['DHL', 'FedEx']);
  });
});
