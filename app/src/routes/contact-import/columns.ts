import { type ContactTableKey, contactTableColumns, plainText } from 'contract';

/** What each column of a file holds; null is left out. */
export type Mapping = readonly (ContactTableKey | null)[];

/** Other words for a column, as other programs write them, without signs and in small letters. */
const synonyms: Readonly<Record<ContactTableKey, readonly string[]>> = {
  companyName: [
    'firmenname',
    'firma1',
    'name1',
    'company',
    'companyname',
    'unternehmen',
    'organisation',
    'kunde',
  ],
  companyName2: ['firma2', 'name2', 'firmenzusatz', 'zusatz', 'company2', 'abteilung', 'department'],
  personName: [
    'person',
    'name',
    'name3',
    'kontaktperson',
    'kontakt',
    'contact',
    'contactname',
    'zuhanden',
    'zhd',
    'empfaenger',
  ],
  addressLine1: [
    'strasse',
    'strassehausnummer',
    'strasseundnr',
    'strassenr',
    'anschrift',
    'adresse',
    'street',
    'address',
    'address1',
    'addressline1',
    'strasse1',
  ],
  addressLine2: ['adresszusatz', 'adresse2', 'address2', 'addressline2', 'strasse2', 'postnummer'],
  addressLine3: ['adresse3', 'address3', 'addressline3', 'strasse3'],
  countryCode: [
    'laendercode',
    'landcode',
    'laenderkennung',
    'laenderkennzeichen',
    'lkz',
    'country',
    'countrycode',
    'staat',
  ],
  postalCode: ['plz', 'zip', 'zipcode', 'postcode', 'postalcode'],
  city: ['stadt', 'town', 'city', 'wohnort', 'ortsname'],
  state: ['bundesland', 'region', 'kanton', 'state', 'province'],
  email: ['mail', 'emailadresse', 'mailadresse'],
  phone: ['tel', 'telefonnummer', 'rufnummer', 'phone', 'telephone', 'mobil', 'handy'],
  shortName: ['kuerzel', 'matchcode', 'alias', 'shortname', 'kurzbezeichnung'],
  kind: ['typ', 'kontaktart', 'type', 'kind'],
};

const keys = new Map<string, ContactTableKey>(
  contactTableColumns.flatMap(({ key, header }) =>
    [header, ...synonyms[key]].map((word) => [plain(word), key]),
  ),
);

function plain(head: string): string {
  return plainText(head).replace(/[^a-z0-9]/g, '');
}

/** What the columns hold by their heads; each thing once, by the first head that names it. */
export function mappingOf(heads: readonly string[]): Mapping {
  const taken = new Set<ContactTableKey>();
  return heads.map((head) => {
    const key = keys.get(plain(head));
    if (key === undefined || taken.has(key)) return null;
    taken.add(key);
    return key;
  });
}

/** Whether a row is one of heads: two of them at least are known. */
export function areHeads(cells: readonly string[]): boolean {
  return mappingOf(cells).filter((key) => key !== null).length >= 2;
}

/** What has to be somewhere in a file: without it no row is right. */
export function missingOf(mapping: Mapping): readonly ContactTableKey[] {
  const has = (key: ContactTableKey) => mapping.includes(key);
  return [
    ...(has('companyName') || has('personName') ? [] : (['companyName'] as const)),
    ...(['addressLine1', 'city'] as const).filter((key) => !has(key)),
  ];
}
