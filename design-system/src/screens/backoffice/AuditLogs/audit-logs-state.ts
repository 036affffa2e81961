import type { AuditAction, AuditDetail, AuditEntry, AuditObjectKind } from 'contract';
import type { ListFilter, ListState } from '../../../patterns/ListFrame/list-state.ts';
import type { Resource } from '../../../patterns/ResourceView/resource.ts';

/** What narrows the log down; what is empty leaves nothing out. */
export interface AuditFilter extends ListFilter {
  readonly search: string;
  readonly action: AuditAction | '';
  readonly kind: AuditObjectKind | '';
  /** `yyyy-MM-dd`, both part of it. */
  readonly from: string;
  readonly to: string;
  /** Ids of a person, an organisation and a thing. */
  readonly person: string;
  readonly orgCode: string;
  readonly object: string;
}

export const noFilter: Readonly<Required<AuditFilter>> = {
  search: '',
  action: '',
  kind: '',
  from: '',
  to: '',
  person: '',
  orgCode: '',
  object: '',
  page: 1,
};

/** What the list shows. */
export type AuditLogsState = ListState<AuditEntry, AuditFilter>;

/** What the panel of an open entry shows. */
export type AuditDetailState = Resource<AuditDetail>;

/** Addresses that list and panel link to. */
export interface AuditHrefs {
  readonly home: string;
  /** Opens the panel beside the list. */
  readonly entry: (id: string) => string;
  /** The list narrowed down to this and nothing else. */
  readonly only: (filter: Partial<AuditFilter>) => string;
  /** The list as it is narrowed down now, and to this person. */
  readonly person: (id: string) => string;
  /** Where the thing is looked at; undefined where it has no page. */
  readonly object: (entry: Pick<AuditEntry, 'object'>) => string | undefined;
  readonly reset: string;
}
