import { carriers, type StaffPackagingRule } from 'contract';
import { type ReactNode, useId } from 'react';
import { DataRow } from '../../../components/DataTable/DataRow.tsx';
import { DataTableFrame } from '../../../components/DataTable/DataTableFrame.tsx';
import { TableBody, TableDetailRow } from '../../../components/Table/Table.tsx';
import { CarrierMark } from '../../../patterns/CarrierMark/CarrierMark.tsx';
import { packagingTypesCopy as copy } from './PackagingTypes.copy.ts';
import * as styles from './PackagingTypes.css.ts';
import { ruleColumns } from './rule-columns.tsx';
import type { RuleFormProps } from './RuleForm.tsx';

export interface EditedRules {
  /** The rule whose form stands in place of its row. */
  readonly openId: string | undefined;
  readonly onOpen: (rule: StaffPackagingRule) => void;
  readonly renderForm: (rule: StaffPackagingRule, form: FormInTable) => ReactNode;
}

/** What the table tells the form in it, and is told by it. */
export type FormInTable = Pick<RuleFormProps, 'findReturn' | 'onEdit'>;

export interface RuleTableProps {
  /** All that there are, of which `shown` stand here. */
  readonly rules: readonly StaffPackagingRule[];
  readonly shown: readonly StaffPackagingRule[];
  /** None for whoever may only read. */
  readonly editing?: EditedRules | undefined;
  readonly onEdit: RuleFormProps['onEdit'];
}

/** The rules, carrier by carrier; one of them is edited in place of its row. */
export function RuleTable({ rules, shown, editing, onEdit }: RuleTableProps) {
  const id = useId();
  const buttonIdOf = (rule: string) => `${id}-edit-${rule}`;
  const columns = ruleColumns(editing && { ...editing, buttonIdOf });
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
            {rows.map((rule) =>
              rule.id === editing?.openId ? (
                <TableDetailRow key={rule.id} id={`${id}-form`} columnCount={columns.length}>
                  {editing.renderForm(rule, {
                    findReturn: () => document.getElementById(buttonIdOf(rule.id)),
                    onEdit,
                  })}
                </TableDetailRow>
              ) : (
                <DataRow
                  key={rule.id}
                  row={rule}
                  rowKey={rule.id}
                  columns={columns}
                  isCurrent={false}
                  isSelected={undefined}
                  rowIndex={undefined}
                />
              ),
            )}
          </TableBody>
        );
      })}
    </DataTableFrame>
  );
}
