import { judgeCustoms } from '../geography/territories.ts';
import { storable } from '../rules/storable.ts';

/** What some carriers refuse a recipient for. Places where parcels wait are Germany's „Packstation“ and „Postfiliale“. */
export const deliveryObstacles = ['parcelStation', 'noCustomerNumber', 'postOfficeBox', 'noPhone'] as const;
export type DeliveryObstacle = (typeof deliveryObstacles)[number];

interface Place {
  readonly address: {
    readonly countryCode: string;
    readonly postalCode?: string | undefined;
    readonly city?: string | undefined;
  };
}

/** As a form holds it, too: what was left out is not given. */
interface Recipient {
  readonly address: Place['address'] & {
    readonly addressLine1: string;
    readonly addressLine2?: string | undefined;
    readonly addressLine3?: string | undefined;
  };
  readonly companyName?: string | undefined;
  readonly companyName2?: string | undefined;
  readonly personName?: string | undefined;
  readonly phone?: string | undefined;
}

const parcelStation =
  /(?<![\p{L}\p{N}])(?:pack|paket)[\s\p{Pd}]{0,3}station(?!\p{L})|(?<![\p{L}\p{N}])post[\s\p{Pd}]{0,3}filiale(?!\p{L})/iu;
/** Which station it is: up to three digits behind its name, which are no part of a „Postnummer“. */
const stationNumber = /((?:station|filiale)[\s\p{Pd}]{0,3}(?:nr\.?|nummer)?\s?)\d{1,3}(?!\d)/giu;
/** Digits in groups, and what stands before them where they are those of a telephone. */
const digitGroups =
  /((?<!\p{L})(?:tel|fon|phone|mobil|handy|fax)[^\d+]{0,15}\+?|\+)?(\d(?:[\s./()\p{Pd}]{0,3}\d)*)/giu;

/** „Postnummer“: six to ten digits, whatever stands beside and between them. Telephones begin with 0 or are named. */
function hasCustomerNumber(line: string): boolean {
  return Array.from(line.replace(stationNumber, '$1').matchAll(digitGroups)).some(
    ([, telephone, groups = '']) => {
      const digits = groups.replace(/\D/g, '');
      return telephone === undefined && /^[1-9]\d{5,9}$/.test(digits);
    },
  );
}

/** What boxes are called, and what waits at the counter beside them, without accents and signs. */
const boxNames = [
  'postfach',
  'post fach',
  'schliessfach',
  'p o box',
  'po box',
  'pobox',
  'post box',
  'postbox',
  'postal box',
  'post office box',
  'g p o box',
  'gpo box',
  'postlagernd',
  'poste restante',
  'postrestante',
  'general delivery',
  'lista de correos',
  'posta restante',
  'fermo posta',
  'fermoposta',
  'locked bag',
  'private bag',
  'boite postale',
  'case postale',
  'casella postale',
  'caixa postal',
  'apartado',
  'apdo',
  'postbus',
  'antwoordnummer',
  'postboks',
  'postholf',
  'postilokero',
  'skrytka pocztowa',
  'skr poczt',
  'schowek pocztowy',
  'postafiok',
  'postovni prihradka',
  'postovy priecinok',
  'postni predal',
  'postanski pretinac',
  'casuta postala',
  'abonenta kastite',
  'postkast',
  'pasto dezute',
  'postanski fah',
  'τ θ',
  'ταχυδρομικη θυριδα',
  'ταχ θυριδα',
  'а я',
  'а с',
  'абонентскии ящик',
  'абонентська скринька',
  'абонементна скринька',
  'поштова скринька',
  'пощенска кутия',
  'поштански фах',
  'поштански преградак',
  'поштенски фах',
  'ต ปณ',
  'ต ป ณ',
  'ת ד',
  'ص ب',
];

/** What means a box wherever it stands: in these languages nothing parts it from the words and numbers beside it. */
const boxSigns = /私書箱|[信郵邮]箱|사서함|صندوق (?:ال)?بريد|תא דואר/u;

/** What means a box only before its number: everywhere, and in some countries. */
const boxAbbreviations = ['pob', 'p o b', 'postf', 'bp', 'b p'];
const abbreviationsOf: Readonly<Record<string, readonly string[]>> = {
  AT: ['pf', 'p f'],
  BG: ['п к', 'пк'],
  CH: ['pf', 'cp', 'c p'],
  CL: ['casilla'],
  CZ: ['p p'],
  DE: ['pf', 'p f'],
  DK: ['box', 'pb'],
  EE: ['pk'],
  FI: ['pl', 'pb', 'box'],
  FR: ['cs', 'c s', 'tsa'],
  HR: ['p p'],
  HU: ['pf', 'p f'],
  IT: ['cp', 'c p'],
  LI: ['pf'],
  LT: ['a d', 'p d'],
  LV: ['a k'],
  NO: ['pb', 'p b', 'box'],
  RO: ['cp', 'c p', 'op'],
  SE: ['box'],
  SI: ['p p'],
  TR: ['pk', 'p k'],
  US: ['box'],
};

/** Who gets it within the house, which may stand above a street or a box. */
const addition =
  /^(?:abt|abteilung|z hd|z hdn|z h|zu handen|c o|attn|att|attention|fao|dept|department|service|a l attention|t a v|afdeling|all attenzione|a la atencion|referat|dezernat|sekretariat|fachbereich)(?= |$)/u;

/** Words as they are compared: small, without accents and signs, digits apart from letters. */
function words(line: string): string {
  return line
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(?<=\p{L})(?=\p{N})/gu, ' ')
    .trim();
}

function isPostOfficeBox(line: string, countryCode: string): boolean {
  const abbreviations = [...boxAbbreviations, ...(abbreviationsOf[countryCode] ?? [])];
  const isNumbered = (name: string) =>
    line.startsWith(`${name} `) && /^(?:n[ro] )?\d/.test(line.slice(name.length + 1));
  return (
    boxSigns.test(line) ||
    boxNames.some((name) => `${line} `.startsWith(`${name} `)) ||
    abbreviations.some(isNumbered)
  );
}

/**
 * What some carriers may refuse to deliver for. Nothing where no street is given yet: then nobody knows.
 *
 * @param from where the parcel begins: within a country no carrier wants a phone number, unless customs will ask
 */
export function findDeliveryObstacles(from: Place, to: Recipient): DeliveryObstacle[] {
  const { addressLine1, addressLine2 = '', addressLine3 = '', countryCode } = to.address;
  const { companyName = '', companyName2 = '', personName = '', phone = '' } = to;
  // As the order will have them: what nobody sees is no part of them.
  const lines = [addressLine1, addressLine2, addressLine3].map(storable);
  const names = [companyName, companyName2, personName].map(storable);
  if (addressLine1.trim() === '') return [];
  const isStation = countryCode === 'DE' && lines.some((line) => parcelStation.test(line));
  const isNumbered = [...lines, ...names].some((line) => hasCustomerNumber(line));
  // A box that stands below a street is only where letters go.
  const place = lines.map(words).find((line) => line !== '' && !addition.test(line)) ?? '';
  return [
    ...(isStation ? ['parcelStation' as const] : []),
    ...(isStation && !isNumbered ? ['noCustomerNumber' as const] : []),
    ...(isPostOfficeBox(place, countryCode) ? ['postOfficeBox' as const] : []),
    ...(storable(phone).trim() === '' && crossesBorder(from, to) ? ['noPhone' as const] : []),
  ];
}

/** „Las Palmas“ is Spain, and beyond its border for customs. */
function crossesBorder(from: Place, to: Place): boolean {
  const placeOf = ({ address }: Place) => ({ ...address, postalCode: address.postalCode ?? '' });
  const [start, end] = [placeOf(from), placeOf(to)];
  return start.countryCode !== end.countryCode || judgeCustoms(start, end).isRequired;
}
