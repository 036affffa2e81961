import { type Country, defaultGeography, findCountry, type Geography } from 'contract';
import { createContext, use, useInsertionEffect, useMemo, useState } from 'react';

/** Countries and territories by which the parts of a form look; the default set until others are loaded. */
export const GeographyContext = createContext(defaultGeography);

/** The same for rules, which are made once and read it when they judge: one object that learns what comes later. */
export function useLatestGeography(now: Geography): Geography {
  const [geography] = useState(() => ({ ...now }));
  useInsertionEffect(() => void Object.assign(geography, now));
  return geography;
}

/** What a list is narrowed to: the countries that are offered, and those that were, whose things are still there. */
export function useFilterCountries(): readonly Country[] {
  const { countries } = use(GeographyContext);
  return useMemo(() => {
    const others = defaultGeography.countries.filter(({ code }) => !findCountry(code, countries));
    return others.length === 0 ? countries : [...countries, ...others];
  }, [countries]);
}
