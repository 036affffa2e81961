import { Check, Minus, Pencil } from '@lucide/icons';
import { numberText, packagingLabels, type StaffPackagingRule } from 'contract';
import type { DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { packagingTypesCopy as copy } from './PackagingTypes.copy.ts';
import * as styles from './PackagingTypes.css.ts';
import { type RuleLimitKey, ruleWidths } from './rule-fields.ts';

const { columns, summary } = copy;

/** What the column of changing needs; none for whoever may only read. */
export interface RuleEditing {
  readonly buttonIdOf: (id: string) => string;
  readonly onOpen: (rule: StaffPackagingRule) => void;
}

/** A limit in its column. Where nothing is taken, it stands for nothing, and a dash would say „no limit“. */
function limit(key: RuleLimitKey, header: string, width: string): DataTableColumn<StaffPackagingRule> {
  return {
    key,
    header,
    width,
    align: 'end',
    from: 'small',
    card: 'hidden',
    cell: (rule) => {
      const value = rule[key];
      // A divisor is written as people say it: „5000“.
      const text = key === 'volumeDivisor' ? String(value) : numberText(value ?? 0);
      return ifAllowed(rule, value === null ? null : text);
    },
  };
}

function ifAllowed({ standing }: StaffPackagingRule, value: string | null) {
  return standing === 'allowed' ? value : <></>;
}

/** The columns of the rules; a phone and a narrow table say in one line below the packaging what has no column. */
export function ruleColumns(
  editing: RuleEditing | undefined,
): readonly DataTableColumn<StaffPackagingRule>[] {
  return [
    {
      key: 'packaging',
      header: columns.packaging,
      isRowHeader: true,
      lines: 2,
      cell: (rule) => (
        <>
          <span className={styles.name} data-muted={rule.standing !== 'allowed' || undefined}>
            {packagingLabels[rule.packaging]}
          </span>
          <Summary rule={rule} />
        </>
      ),
    },
    {
      key: 'standing',
      header: columns.standing,
      width: ruleWidths.standing,
      cell: ({ standing }) => (
        <span className={styles.standing} data-standing={standing}>
          {standing !== 'none' && <Icon icon={standing === 'allowed' ? Check : Minus} size="sm" />}
          {copy.standings[standing]}
        </span>
      ),
    },
    limit('maxWeightKg', columns.weight, ruleWidths.weight),
    limit('maxLengthCm', columns.length, ruleWidths.side),
    limit('maxWidthCm', columns.width, ruleWidths.side),
    limit('maxHeightCm', columns.height, ruleWidths.side),
    limit('maxGirthCm', columns.girth, ruleWidths.girth),
    limit('volumeDivisor', columns.divisor, ruleWidths.divisor),
    {
      key: 'least',
      header: columns.least,
      width: ruleWidths.least,
      align: 'end',
      from: 'medium',
      card: 'hidden',
      cell: (rule) => ifAllowed(rule, leastSides(rule)),
    },
    {
      key: 'note',
      header: columns.note,
      width: ruleWidths.note,
      from: 'medium',
      card: 'hidden',
      cell: (rule) =>
        rule.note === '' ? ifAllowed(rule, null) : <span className={styles.words}>{rule.note}</span>,
    },
    ...(editing ? [editColumn(editing)] : []),
  ];
}

function editColumn({ buttonIdOf, onOpen }: RuleEditing): DataTableColumn<StaffPackagingRule> {
  return {
    key: 'edit',
    header: columns.edit,
    head: <VisuallyHidden>{columns.edit}</VisuallyHidden>,
    width: ruleWidths.edit,
    align: 'end',
    card: 'corner',
    cell: (rule) => (
      <IconButton
        id={buttonIdOf(rule.id)}
        label={copy.edit(rule.carrier, packagingLabels[rule.packaging])}
        icon={Pencil}
        iconSize="sm"
        onPress={() => onOpen(rule)}
      />
    ),
  };
}

/** Sides with crosses between them; what is no limit is a dash, and nothing where none is. */
function sidesText(sides: readonly (number | null)[]): string | null {
  if (sides.every((side) => side === null)) return null;
  return sides.map((side) => (side === null ? '–' : numberText(side))).join('\u00A0×\u00A0');
}

function leastSides({ minLengthCm, minWidthCm, minHeightCm }: StaffPackagingRule): string | null {
  return sidesText([minLengthCm, minWidthCm, minHeightCm]);
}

function Summary({ rule }: { readonly rule: StaffPackagingRule }) {
  const { standing, maxWeightKg, maxLengthCm, maxWidthCm, maxHeightCm, maxGirthCm, volumeDivisor, note } =
    rule;
  if (standing === 'none') return null;
  const sides = sidesText([maxLengthCm, maxWidthCm, maxHeightCm]);
  const least = leastSides(rule);
  const limits =
    standing === 'refused'
      ? []
      : [
          maxWeightKg !== null && summary.weight(maxWeightKg),
          sides !== null && summary.sides(sides),
          maxGirthCm !== null && summary.girth(maxGirthCm),
          volumeDivisor !== null && summary.divisor(volumeDivisor),
        ].filter((part) => part !== false);
  const rest = [standing === 'allowed' && least !== null && summary.least(least), note !== '' && note].filter(
    (part) => part !== false,
  );
  return (
    <>
      {limits.length > 0 && <span className={styles.limitsLine}>{limits.join(summary.separator)}</span>}
      {rest.length > 0 && <span className={styles.restLine}>{rest.join(summary.separator)}</span>}
    </>
  );
}
