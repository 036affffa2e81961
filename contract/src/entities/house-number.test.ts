import { describe, expect, it } from 'vitest';
import { lacksHouseNumber } from './house-number.ts';

const at = (countryCode: string, addressLine1: string, addressLine2 = '', addressLine3 = '') => ({
  countryCode,
  addressLine1,
  addressLine2,
  addressLine3,
});

describe('a street without its house number', () => {
  it.each([
    ['DE', 'Hauptstraße'],
    ['DE', 'Am Alten Markt'],
    ['DE', 'Straße des 17. Juni'],
    ['DE', 'Platz des 8.Mai'],
    ['DE', 'Hauptstraße', '2. OG'],
    ['DE', 'Hauptstraße', 'Halle 3'],
    ['AT', 'Mariahilfer Straße'],
    ['CH', 'Bahnhofstrasse'],
    ['NL', 'Kerkstraat'],
    ['NL', '1e Helmersstraat'],
    ['BE', 'Rue de la Loi'],
    ['DK', 'Vestergade'],
    ['SE', 'Storgatan'],
    ['PL', 'ul. Długa'],
    ['CZ', '28. října'],
    ['IT', 'Via Roma'],
    ['ES', 'Calle Mayor'],
    ['HU', 'Rákóczi út'],
  ])('is told in %s: %s %s', (country, line, second = '') => {
    expect(lacksHouseNumber(at(country, line, second))).toBe(true);
  });

  it.each([
    ['DE', ''],
    ['DE', '   '],
    ['DE', 'Hauptstr. 4'],
    ['DE', 'Hauptstr. 4.'],
    ['DE', 'Hauptstr.4a'],
    ['DE', 'Hauptstraße 4 Hinterhaus'],
    ['DE', 'Straße des 17. Juni 135'],
    ['DE', 'Q7, 24'],
    ['DE', 'C 4 12'],
    ['DE', 'Packstation 145'],
    ['DE', 'Packstation', '12345678'],
    ['DE', 'DHL Postfiliale 512'],
    ['DE', 'Postfach 12 34'],
    ['DE', 'Postfach'],
    ['DE', 'Hauptstraße', '12 b'],
    ['DE', 'Hauptstraße', '', 'Nr. 4'],
    ['DE', 'Hauptstraße', 'Hausnummer 4'],
    ['AT', 'Kollmitz 1'],
    ['NL', '2e Oude Heselaan 176'],
    ['NL', 'Kerkstraat 12e'],
    ['LU', '12, rue de la Gare'],
    ['HU', 'Rákóczi út 12.'],
    ['ES', 'Calle Mayor s/n'],
    ['IT', 'Via Roma snc'],
    ['IT', 'Via Roma, S.N.C.'],
    ['GB', 'Rose Cottage, Mill Lane'],
    ['IE', 'Main Street'],
    ['FR', 'Lieu-dit Le Moulin'],
    ['AE', 'Sheikh Zayed Road'],
    ['US', 'One Microsoft Way'],
    ['', 'Hauptstraße'],
  ])('is not in %s: %s %s %s', (country, line, second = '', third = '') => {
    expect(lacksHouseNumber(at(country, line, second, third))).toBe(false);
  });
});
