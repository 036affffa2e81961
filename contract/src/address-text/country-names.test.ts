import { describe, expect, test } from 'vitest';
import { countryOfName } from './country-names.ts';

describe('countryOfName', () => {
  test.each([
    ['DE', 'BR Deutschland|Germany (DE)|D - Deutschland|Deutschland / Germany|Alemania|Германия|ドイツ'],
    ['FR', 'République française|Frankreich, FR|Francja'],
    ['CH', 'Confédération suisse|Schweiz/Suisse/Svizzera|Schweiz Suisse Svizzera'],
    ['NL', 'Niederlande (NL)|Nederland NL|Koninkrijk der Nederlanden'],
    ['GB', 'England UK|GB - United Kingdom|Great Britain (GB)|Royaume-Uni'],
    ['LU', 'Grand-Duché de Luxembourg'],
    ['ES', 'Reino de España|Kingdom of Spain'],
    ['FI', 'Suomi Finland|FI-Suomi'],
    ['BA', 'Bosnien|Bosna'],
    ['MK', 'FYR Macedonia'],
    ['AL', 'Shqipëria'],
    ['VA', 'Vaticano'],
    ['FO', 'Føroyar'],
    ['RU', 'Россия|Russian Federation'],
    ['VN', 'Việt Nam'],
    ['MA', 'Maroc|Marruecos'],
    ['CN', 'VR China|P.R. China|Volksrepublik China|中国'],
    ['HK', '香港'],
    ['TH', 'ประเทศไทย|ไทย'],
    ['GR', 'Ellada|ELLAS'],
    ['IN', 'Bharat|Republic of India'],
    ['JP', 'Nippon|Nihon'],
    ['UA', 'Ukrayina|Ukrajina'],
    ['BG', 'Balgariya|Republic of Bulgaria'],
    ['GE', 'Sakartvelo'],
    ['IE', 'Rep. of Ireland|Éire'],
    ['GL', 'Kalaallit Nunaat'],
    ['ZA', 'Suid-Afrika|Rep. South Africa'],
    ['YU', 'Jugoslawien'],
    ['CS', 'Tschechoslowakei'],
  ])('knows %s as „%s“', (code, names) => {
    for (const name of names.split('|')) expect(countryOfName(name), name).toBe(code);
  });

  test.each([
    'D. Jordan',
    'Max Jordan',
    'Martin Georgia',
    'Deutschland Österreich',
    'DE - AT',
    'Frankreich (DE)',
    'Mutlangen',
    'Der Spiegel',
    'Die Insel',
    '',
  ])('takes „%s“ for none', (text) => {
    expect(countryOfName(text)).toBeUndefined();
  });
});
