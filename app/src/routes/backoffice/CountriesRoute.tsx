import type { ListedCountry } from 'contract';
import { isUnfiltered } from 'design-system/patterns/ListFrame/list-filter.ts';
import { Countries } from 'design-system/screens/backoffice/Countries/Countries';
import {
  type CountriesFilter,
  type CountriesState,
  noFilter,
} from 'design-system/screens/backoffice/Countries/countries-state.ts';
import { useNavigate } from 'react-router';
import { countryList } from '../../data/countries.ts';
import { preloadRead, useRead } from '../../data/use-read.ts';
import { useSearchField } from '../../hooks/use-search-field.ts';
import { isAnother } from '../../leaving/is-another.ts';
import { useHeldParts } from '../../leaving/use-held-parts.ts';
import { countriesAddress } from '../../pages/backoffice-addresses.ts';
import type { Visit } from '../../pages/page.ts';
import { pages } from '../../pages/pages.ts';
import type { ListPage } from '../nearest-page.ts';
import { type Asked, toListState } from '../to-list-state.ts';
import type { Read } from '../to-resource.ts';
import { useList } from '../use-list.ts';
import { useSearch } from '../use-search.ts';
import { OpenCountry } from './OpenCountry.tsx';
import { mayAdminister } from './rights-of-staff.ts';
import { useCountryCreation } from './use-country-creation.ts';
import { useCountrySwitches } from './use-country-switches.ts';

type Listed = ListPage & { readonly items: readonly ListedCountry[]; readonly totalItems: number };

export function preload({ query }: Pick<Visit, 'query'>): void {
  const { search, page } = countriesAddress.parse(query);
  preloadRead(countryList({ search, page }));
}

/** Another country, or none: its forms are gone then, though the page is the same. */
const isAnotherCountry = isAnother(countriesAddress, 'country');

/** `/backoffice/laender`, and beside the list the country that `?country=` names. */
export function Component() {
  const { country, ...filter } = useSearch(countriesAddress);
  const navigate = useNavigate();
  const hrefOf = (code: string) => countriesAddress.href({ ...filter, country: code });
  const searchFor = useSearchField(
    filter.search,
    (search) =>
      void navigate(countriesAddress.href({ ...filter, search, page: 1, country }), {
        replace: true,
        preventScrollReset: true,
      }),
  );
  const list = useList(useRead(countryList(filter)), filter, toCountriesState, (page) =>
    countriesAddress.href({ ...filter, country, page }),
  );
  const { latest, ...switching } = useCountrySwitches(
    list.state.kind === 'ready' ? list.state.value.items : undefined,
  );
  const held = useHeldParts(isAnotherCountry);
  const { open, creation } = useCountryCreation(held, (code) => void navigate(hrefOf(code)));
  const mayChange = mayAdminister();
  const close = () => void navigate(countriesAddress.href(filter));
  return (
    <Countries
      state={withLatest(list.state, latest)}
      filter={filter}
      hrefs={{ home: pages.start.href(), country: hrefOf, reset: countriesAddress.href() }}
      switching={mayChange ? switching : null}
      onCreate={mayChange ? open : undefined}
      creation={creation}
      {...(country !== null && {
        openId: country,
        panel: <OpenCountry key={country} id={country} held={held} onClose={close} />,
      })}
      onSearch={searchFor}
      onPage={(page) => void navigate(countriesAddress.href({ ...filter, page }))}
      onRetry={list.retry}
    />
  );
}

function toCountriesState(read: Read<Listed>, asked: Asked<Listed, CountriesFilter>): CountriesState {
  return toListState(read, { ...asked, isEmpty: () => isUnfiltered(asked.filter, noFilter) });
}

function withLatest(
  state: CountriesState,
  latest: (country: ListedCountry) => ListedCountry,
): CountriesState {
  if (state.kind !== 'ready') return state;
  return { ...state, value: { ...state.value, items: state.value.items.map(latest) } };
}
