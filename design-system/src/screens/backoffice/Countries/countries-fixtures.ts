import { defaultGeography, type ListedCountry, type StaffCountry, toServedGeography } from 'contract';

/*
 * Countries as the platform lists them. Used by stories only.
 */

const served = toServedGeography(defaultGeography);

const callingCodes: Readonly<Record<string, string>> = {
  DE: '+49',
  ES: '+34',
  AT: '+43',
  CH: '+41',
  CL: '+56',
  GB: '+44',
  MC: '+377',
  US: '+1',
};

function listed(code: string, change: Partial<ListedCountry> = {}): ListedCountry {
  const country = served.countries.find((one) => one.code === code);
  if (!country) throw new Error(`The default set has no ${code}`);
  const territories = served.territories.filter(({ countryCode }) => countryCode === code).length;
  const callingCode = callingCodes[code] ?? '';
  return { ...country, isActive: true, callingCode, territories, version: 1, ...change };
}

/** By their names: members of the EU, others, one without postcodes, and one that is not offered. */
export const listedCountries: readonly ListedCountry[] = [
  listed('CL', { isActive: false }),
  listed('DE'),
  listed('MC'),
  listed('AT'),
  listed('CH'),
  listed('ES'),
  listed('US'),
  listed('GB'),
];

/** One with special territories, of which staff have said something. */
export const spain: StaffCountry = {
  ...listed('ES', { version: 3 }),
  territories: served.territories
    .filter(({ countryCode }) => countryCode === 'ES')
    .map((territory) => ({
      ...territory,
      id: `ES-${territory.postalCodePrefixes[0]}`,
      note: territory.postalCodePrefixes.includes('35') ? 'Auf den Inseln wird die IGIC erhoben.' : '',
      version: 1,
    })),
};

/** Territories that are told by the length of their postcodes. */
export const denmark: StaffCountry = {
  ...listed('DK'),
  callingCode: '+45',
  territories: served.territories
    .filter(({ countryCode }) => countryCode === 'DK')
    .map((territory) => ({ ...territory, id: `DK-${territory.name}`, version: 1 })),
};

/** One without special territories. */
export const austria: StaffCountry = { ...listed('AT'), territories: [] };
