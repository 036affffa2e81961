import { History, Ruler } from '@lucide/icons';
import { carriers, packagingLabels, packagingTypes, type StaffPackagingRule } from 'contract';
import { useRef, useState } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { FilterBar } from '../../../components/FilterBar/FilterBar.tsx';
import { PageHeading } from '../../../components/PageHeading/PageHeading.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { ResourceView } from '../../../patterns/ResourceView/ResourceView.tsx';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import { PackageCheck } from './PackageCheck.tsx';
import {
  isShown,
  noFilter,
  type PackagingFilter,
  type PackagingTypesHrefs,
  type PackagingTypesState,
  type RuleEdit,
} from './packaging-types-state.ts';
import { packagingTypesCopy as copy } from './PackagingTypes.copy.ts';
import * as styles from './PackagingTypes.css.ts';
import type { RuleFormProps } from './RuleForm.tsx';
import { type EditedRules, RuleTable } from './RuleTable.tsx';

export interface PackagingTypesProps {
  readonly state: PackagingTypesState;
  readonly filter: PackagingFilter;
  readonly hrefs: PackagingTypesHrefs;
  /** None for whoever may only read. */
  readonly editing?: EditedRules | undefined;
  readonly onFilter: (change: Partial<PackagingFilter>) => void;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  readonly onRetry: () => unknown;
}

/** `/backoffice/verpackungsarten`: what each carrier takes in which packaging, and what that says of one package. */
export function PackagingTypes({ state, filter, hrefs, editing, onFilter, onRetry }: PackagingTypesProps) {
  const check = useRef<HTMLElement>(null);
  const [edit, setEdit] = useState<RuleEdit>();
  if (state.kind === 'forbidden') return <Forbidden refusal={state.refusal} homeHref={hrefs.home} />;
  const rules = state.kind === 'ready' ? state.value : undefined;
  return (
    <div className={styles.split}>
      <div className={styles.rules}>
        <div className={styles.head}>
          <PageHeading
            description={rules && amountsOf(rules)}
            actions={
              <>
                {rules && (
                  <span className={styles.toCheck}>
                    <Button onPress={() => check.current?.querySelector('select')?.focus()}>
                      {copy.check.title}
                    </Button>
                  </span>
                )}
                <ButtonLink href={hrefs.history} icon={History}>
                  {copy.history}
                </ButtonLink>
              </>
            }
          >
            {copy.title}
          </PageHeading>
        </div>
        <ResourceView
          resource={state}
          hasGutter
          words={{ loading: copy.loading, failed: copy.failed }}
          notFound={{ title: copy.notFound }}
          renderRefusal={(refusal) => <Forbidden refusal={refusal} homeHref={hrefs.home} />}
          skeleton={<Skeletons />}
          onRetry={onRetry}
        >
          {(all) => (
            <Rules rules={all} filter={filter} editing={editing} onEdit={setEdit} onFilter={onFilter} />
          )}
        </ResourceView>
      </div>
      <aside ref={check} className={styles.check} aria-label={copy.check.title}>
        {rules && <PackageCheck rules={rules} edit={edit} />}
      </aside>
    </div>
  );
}

function amountsOf(rules: readonly StaffPackagingRule[]): string {
  const there = rules.filter(({ standing }) => standing !== 'none');
  return copy.amounts(there.length, new Set(there.map(({ carrier }) => carrier)).size, carriers.length);
}

const carrierOptions = carriers.map((value) => ({ value, label: value }));
const packagingOptions = packagingTypes.map((value) => ({ value, label: packagingLabels[value] }));

interface RulesProps extends Pick<PackagingTypesProps, 'filter' | 'editing' | 'onFilter'> {
  readonly rules: readonly StaffPackagingRule[];
  readonly onEdit: RuleFormProps['onEdit'];
}

function Rules({ rules, filter, editing, onEdit, onFilter }: RulesProps) {
  const { filters } = copy;
  // What is being edited stays, whatever is filtered: nothing that was typed goes away with it.
  const shown = rules.filter((rule) => isShown(rule, filter) || rule.id === editing?.openId);
  return (
    <>
      {!editing && (
        <div className={styles.filters}>
          <Banner tone="info">{copy.readOnly}</Banner>
        </div>
      )}
      <div className={styles.filters}>
        <FilterBar
          label={filters.label}
          chipsLabel={filters.chips}
          chips={[]}
          onRemove={() => undefined}
          clearLabel={filters.clear}
          onClear={() => onFilter(noFilter)}
        >
          <Select
            label={filters.carrier}
            isLabelHidden
            placeholder={filters.anyCarrier}
            options={carrierOptions}
            value={filter.carrier}
            onChange={(carrier) => onFilter({ carrier: carrier as PackagingFilter['carrier'] })}
          />
          <Select
            label={filters.packaging}
            isLabelHidden
            placeholder={filters.anyPackaging}
            options={packagingOptions}
            value={filter.packaging}
            onChange={(packaging) => onFilter({ packaging: packaging as PackagingFilter['packaging'] })}
          />
          <Checkbox
            label={filters.onlyAllowed}
            isSelected={filter.onlyAllowed}
            onChange={(onlyAllowed) => onFilter({ onlyAllowed })}
          />
        </FilterBar>
      </div>
      {shown.length > 0 ? (
        <RuleTable rules={rules} shown={shown} editing={editing} onEdit={onEdit} />
      ) : (
        <EmptyState
          icon={Ruler}
          title={copy.noHits.title}
          actions={<Button onPress={() => onFilter(noFilter)}>{copy.noHits.reset}</Button>}
        />
      )}
    </>
  );
}

function Skeletons() {
  return (
    <div className={styles.message}>
      <Stack gap={4}>
        {[0.7, 0.5, 0.6, 0.4].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Stack>
    </div>
  );
}
