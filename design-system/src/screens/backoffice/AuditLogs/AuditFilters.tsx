import { auditActionLabels, auditActions, auditKindLabels, auditObjectKinds } from 'contract';
import { DateRangePicker } from '../../../components/DateInput/DateRangePicker/DateRangePicker.tsx';
import { FilterBar } from '../../../components/FilterBar/FilterBar.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { ListSearch } from '../../../patterns/ListFrame/ListSearch.tsx';
import {
  OrganizationSearch,
  type OrganizationSearching,
} from '../../../patterns/OrganizationSearch/OrganizationSearch.tsx';
import { type AuditFilter, noFilter } from './audit-logs-state.ts';
import { auditLogsCopy as copy } from './AuditLogs.copy.ts';

export interface AuditFiltersProps {
  readonly filter: AuditFilter;
  /** What the chosen person, organisation and thing are called, where an entry has told. */
  readonly names: Readonly<Partial<Record<ChipKey, string | undefined>>>;
  readonly organizations: OrganizationSearching;
  /** It stands in the page of its organisation, which is no filter there. */
  readonly isOfOne: boolean;
  /** Called with the whole text at every key. */
  readonly onSearch: (text: string) => void;
  readonly onFilter: (change: Partial<AuditFilter>) => void;
}

const chipKeys = ['person', 'orgCode', 'object'] as const;
type ChipKey = (typeof chipKeys)[number];

const german = new Intl.Collator('de').compare;
const actionOptions = auditActions
  .map((value) => ({ value, label: auditActionLabels[value] }))
  .toSorted((one, other) => german(one.label, other.label));
const kindOptions = auditObjectKinds
  .map((value) => ({ value, label: auditKindLabels[value] }))
  .toSorted((one, other) => german(one.label, other.label));

/** What stands above the log to narrow it down; what is chosen belongs into the address. */
export function AuditFilters({
  filter,
  names,
  organizations,
  isOfOne,
  onSearch,
  onFilter,
}: AuditFiltersProps) {
  const chosen = chipKeys.filter((key) => filter[key] !== '' && !(isOfOne && key === 'orgCode'));
  return (
    <FilterBar
      label={copy.filters}
      search={
        <ListSearch
          label={copy.search}
          placeholder={copy.placeholder}
          asked={filter.search}
          onSearch={onSearch}
        />
      }
      chipsLabel={copy.chips}
      chips={chosen.map((key) => ({
        key,
        label: copy.chip[key],
        value: names[key] ?? filter[key],
        removeLabel: copy.remove(copy.chip[key]),
      }))}
      onRemove={(key) => onFilter({ [key]: '' })}
      clearLabel={copy.clear}
      onClear={() => onFilter(noFilter)}
    >
      <Select
        label={copy.action}
        isLabelHidden
        placeholder={copy.anyAction}
        options={actionOptions}
        value={filter.action}
        onChange={(action) => onFilter({ action: action as AuditFilter['action'] })}
      />
      <Select
        label={copy.kind}
        isLabelHidden
        placeholder={copy.anyKind}
        options={kindOptions}
        value={filter.kind}
        onChange={(kind) => onFilter({ kind: kind as AuditFilter['kind'] })}
      />
      <DateRangePicker
        label={copy.range}
        isLabelHidden
        value={filter.from !== '' && filter.to !== '' ? { start: filter.from, end: filter.to } : null}
        onChange={(range) => {
          if (range && range.start > range.end) return;
          onFilter({ from: range?.start ?? '', to: range?.end ?? '' });
        }}
        reversedMessage={copy.reversed}
      />
      {!isOfOne && <OrganizationSearch {...organizations} onChoose={(orgCode) => onFilter({ orgCode })} />}
    </FilterBar>
  );
}
