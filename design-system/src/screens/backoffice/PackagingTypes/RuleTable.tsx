import { carriers, type StaffPackagingRule } from 'contract';
import { type ReactNode, useId } from 'react';
import { DataRow } from '../../../components/DataTable/DataRow.tsx';
import { DataTableFrame } from '../../../components/DataTable/DataTableFrame.tsx';
import { TableBody, TableDetailRow } from '../../../components/Table/Table.tsx';
import { CarrierMark } from '../../../patterns/CarrierMark/CarrierMark.tsx';
import { packagingTypesCopy as copy } from './PackagingTypes.copy.ts';
import * as styles from './PackagingTypes.css.ts';
import { ruleColumns } from './rule-columns.tsx';

export interface EditedRules {
  /** The rule whose form stands below its row. */
  readonly openId: string | undefined;
  readonly onToggle: (rule: StaffPackagingRule) => void;
  /** Its form; `findReturn` tells what takes the focus once it is gone. */
  readonly renderForm: (rule: StaffPackagingRule, findReturn: () => HTMLElement | null) => ReactNode;
}

export interface RuleTableProps {
  /** All that there are, of which `shown` stand here. */
  readonly rules: readonly StaffPackagingRule[];
  readonly shown: readonly StaffPackagingRule[];
  /** None for whoever may only read. */
  readonly editing?: EditedRules | undefined;
}

/** The rules, carrier by carrier; one of them is edited below its row. */
export function RuleTable({ rules, shown, editing }: RuleTableProps) {
  const id = useId();
  const buttonIdOf = (rule: string) => `${id}-edit-${rule}`;
  const formIdOf = (rule: string) => `${id}-form-${rule}`;
  const columns = ruleColumns(editing && { ...editing, buttonIdOf, formIdOf });
  return (
    <DataTableFrame
      label={copy.table}
      columns={columns}
      rows={shown}
      rowKey={(rule) => rule.id}
      stickyHead="page"
    >
      {carriers.map((carrier) => {
        const rows = shown.filter((rule) => rule.carrier === carrier);
        if (rows.length === 0) return null;
        const all = rules.filter((rule) => rule.carrier === carrier);
        const allowed = all.filter(({ standing }) => standing === 'allowed').length;
        const hasRules = all.some(({ standing }) => standing !== 'none');
        return (
          <TableBody key={carrier} aria-label={carrier}>
            <TableDetailRow id={`${id}-${carrier}`} columnCount={columns.length}>
              <div className={styles.group}>
                <CarrierMark carrier={carrier} />
                <span className={styles.groupText}>
                  {hasRules ? copy.ofCarrier(allowed, all.length) : copy.none}
                </span>
              </div>
            </TableDetailRow>
            {rows.flatMap((rule) => [
              <DataRow
                key={rule.id}
                row={rule}
                rowKey={rule.id}
                columns={columns}
                isCurrent={rule.id === editing?.openId}
                isSelected={undefined}
                rowIndex={undefined}
              />,
              rule.id === editing?.openId && (
                <TableDetailRow key={`${rule.id} form`} id={formIdOf(rule.id)} columnCount={columns.length}>
                  {editing.renderForm(rule, () => document.getElementById(buttonIdOf(rule.id)))}
                </TableDetailRow>
              ),
            ])}
          </TableBody>
        );
      })}
    </DataTableFrame>
  );
}
