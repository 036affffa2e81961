import { Globe, Plus } from '@lucide/icons';
import { COUNTRIES_PER_PAGE } from 'contract';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { ListFrame } from '../../../patterns/ListFrame/ListFrame.tsx';
import { ListSearch } from '../../../patterns/ListFrame/ListSearch.tsx';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import type {
  CountriesFilter,
  CountriesHrefs,
  CountriesState,
  CountryCreation,
  CountrySwitches,
} from './countries-state.ts';
import { countriesCopy as copy } from './Countries.copy.ts';
import { countryColumns } from './country-columns.tsx';
import { NewCountryDialog } from './NewCountryDialog.tsx';

export interface CountriesProps {
  readonly state: CountriesState;
  readonly filter: CountriesFilter;
  readonly hrefs: CountriesHrefs;
  /** Null for whoever may only look. */
  readonly switching: CountrySwitches | null;
  /** None for whoever may not add one. */
  readonly onCreate?: (() => void) | undefined;
  /** While one is being added. */
  readonly creation?: CountryCreation | null;
  readonly openId?: string;
  readonly panel?: ReactNode;
  readonly onSearch: (text: string) => void;
  readonly onPage: (page: number) => void;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  readonly onRetry: () => unknown;
}

/** `/backoffice/laender`: what is asked of addresses, and where customs begin. */
export function Countries(props: CountriesProps) {
  const { state, filter, hrefs, switching, onCreate, creation, openId } = props;
  if (state.kind === 'forbidden') return <Forbidden refusal={state.refusal} homeHref={hrefs.home} />;
  const create = onCreate && (
    <Button variant="primary" icon={Plus} onPress={onCreate}>
      {copy.creation.open}
    </Button>
  );
  return (
    <>
      <ListFrame
        state={state}
        filter={filter}
        words={copy.list}
        heading={copy.title}
        description={copy.about}
        actions={create}
        search={
          <ListSearch
            label={copy.search}
            placeholder={copy.placeholder}
            asked={filter.search}
            onSearch={props.onSearch}
          />
        }
        table={{
          columns: countryColumns(hrefs.country, switching),
          rowKey: ({ code }) => code,
          ...(openId !== undefined && { openRowKey: openId }),
        }}
        empty={{ icon: Globe, title: copy.empty.title, children: copy.empty.text, actions: create }}
        noHits={{ text: copy.noHits, resetHref: hrefs.reset, isSearchOnly: true }}
        nameOf={({ search, page }) => copy.nameOf(search, page)}
        perPage={COUNTRIES_PER_PAGE}
        panel={props.panel}
        onPage={props.onPage}
        onRetry={props.onRetry}
      />
      {creation && <NewCountryDialog {...creation} />}
    </>
  );
}
