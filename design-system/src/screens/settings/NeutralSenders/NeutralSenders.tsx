import { Plus, Tag } from '@lucide/icons';
import { CONTACTS_PER_PAGE } from 'contract';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { listCopy } from '../../../patterns/ListFrame/ListFrame.copy.ts';
import { ListFrame } from '../../../patterns/ListFrame/ListFrame.tsx';
import { ListSearch } from '../../../patterns/ListFrame/ListSearch.tsx';
import type {
  ContactsFilter,
  ContactsHrefs,
  ContactsState,
  RenderContactMenu,
} from '../../contacts/Contacts/contacts-state.ts';
import { nameOfFilter } from '../../contacts/Contacts/filter-name.ts';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import { neutralSenderColumns } from './neutral-sender-columns.tsx';
import { neutralSendersCopy as copy } from './NeutralSenders.copy.ts';
import * as styles from './NeutralSenders.css.ts';

export interface NeutralSendersProps {
  state: ContactsState;
  /** Its kind is that of these addresses. */
  filter: ContactsFilter;
  hrefs: Pick<ContactsHrefs, 'home' | 'create' | 'contact' | 'reset'>;
  /** The row whose panel is open. */
  openId?: string;
  /** The `ContactPanel` of the open row, or of an address that is being made. */
  panel?: ReactNode;
  now: Date;
  /** Called with the whole text at every key; `filter` follows when the list is asked for it. */
  onSearch: (text: string) => void;
  /** What can be done with one row: a `ContactMenu`. */
  renderRowMenu: RenderContactMenu;
  onPage: (page: number) => void;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  onRetry: () => unknown;
}

/** The contacts that stand on labels instead of the organisation: a part of the address book. */
export function NeutralSenders(props: NeutralSendersProps) {
  const { state, filter, hrefs, openId, now } = props;
  if (state.kind === 'forbidden') return <Forbidden refusal={state.refusal} homeHref={hrefs.home} />;
  const create = hrefs.create !== undefined && (
    <ButtonLink href={hrefs.create} icon={Plus}>
      {copy.create}
    </ButtonLink>
  );
  return (
    <ListFrame
      state={state}
      filter={filter}
      words={copy.list}
      heading={copy.title}
      actions={create}
      filters={
        <div className={styles.top}>
          <p className={styles.lede}>{copy.lede}</p>
          <div role="search">
            <ListSearch
              label={copy.search}
              placeholder={copy.placeholder}
              asked={filter.search}
              onSearch={props.onSearch}
            />
          </div>
        </div>
      }
      panel={props.panel}
      table={{
        columns: neutralSenderColumns({ hrefOf: hrefs.contact, renderRowMenu: props.renderRowMenu, now }),
        rowKey: ({ id }) => id,
        openRowKey: openId,
      }}
      empty={{
        icon: Tag,
        title: copy.empty.title,
        children: create ? copy.empty.text : copy.empty.textWithoutRight,
        actions: create,
      }}
      noHits={{
        text: copy.noHits(filter.search),
        resetHref: hrefs.reset,
        isSearchOnly: true,
        resetLabel: listCopy.clearSearch,
      }}
      nameOf={nameOfFilter}
      perPage={CONTACTS_PER_PAGE}
      onPage={props.onPage}
      onRetry={props.onRetry}
    />
  );
}
