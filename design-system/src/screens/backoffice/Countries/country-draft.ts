import type { CountryDraft, ListedCountry } from 'contract';

/** What of a country is decided; a pattern that there is not is an empty text. */
export function toCountryDraft(country: Omit<ListedCountry, 'territories'>): CountryDraft {
  const { isActive, isEuMember, isCustomsRequired, strict, isPostalCodeRequired, isRegionRequired } = country;
  return {
    isActive,
    isEuMember,
    isCustomsRequired,
    strict,
    postalCodePattern: country.postalCodePattern ?? '',
    postalCodeExample: country.postalCodeExample ?? '',
    isPostalCodeRequired,
    isRegionRequired,
  };
}
