import { Building2, Plus } from '@lucide/icons';
import { ORGANIZATIONS_PER_PAGE } from 'contract';
import { Button } from '../../../components/Button/Button.tsx';
import { TabNav } from '../../../components/TabNav/TabNav.tsx';
import { ListFrame } from '../../../patterns/ListFrame/ListFrame.tsx';
import { ListSearch } from '../../../patterns/ListFrame/ListSearch.tsx';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import { NewOrganizationDialog } from './NewOrganizationDialog.tsx';
import { organizationColumns } from './organization-columns.tsx';
import type {
  OrganizationCreation,
  OrganizationsFilter,
  OrganizationsHrefs,
  OrganizationsState,
} from './organizations-state.ts';
import { organizationsCopy as copy } from './Organizations.copy.ts';

export interface OrganizationsProps {
  readonly state: OrganizationsState;
  readonly filter: OrganizationsFilter;
  readonly hrefs: OrganizationsHrefs;
  /** None for whoever may not make one. */
  readonly onCreate?: (() => void) | undefined;
  /** While one is being made. */
  readonly creation?: OrganizationCreation | null;
  readonly onSearch: (text: string) => void;
  readonly onPage: (page: number) => void;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  readonly onRetry: () => unknown;
}

/** `/backoffice/organisationen`: who dispatches with us, and how far they have come. */
export function Organizations(props: OrganizationsProps) {
  const { state, filter, hrefs, onCreate, creation } = props;
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
        actions={create}
        tabs={
          <TabNav
            label={copy.tabsLabel}
            tabs={[false, true].map((onlyNew) => ({
              href: hrefs.list(onlyNew),
              label: onlyNew ? copy.tabs.new : copy.tabs.all,
              isCurrent: onlyNew === filter.onlyNew,
            }))}
          />
        }
        search={
          <ListSearch
            label={copy.search}
            placeholder={copy.placeholder}
            asked={filter.search}
            onSearch={props.onSearch}
          />
        }
        table={{ columns: organizationColumns(hrefs.organization), rowKey: ({ orgCode }) => orgCode }}
        empty={{ icon: Building2, title: copy.empty.title, children: copy.empty.text, actions: create }}
        noHits={
          filter.onlyNew && filter.search === ''
            ? { icon: Building2, title: copy.noneNew }
            : { text: copy.noHits, resetHref: hrefs.reset, isSearchOnly: true }
        }
        nameOf={({ onlyNew, search, page }) => copy.nameOf(onlyNew, search, page)}
        perPage={ORGANIZATIONS_PER_PAGE}
        onPage={props.onPage}
        onRetry={props.onRetry}
      />
      {creation && <NewOrganizationDialog {...creation} />}
    </>
  );
}
