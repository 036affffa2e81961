import {
  billableWeightKg,
  carriers,
  DEFAULT_VOLUME_DIVISOR,
  girthCm,
  judgePackaging,
  type Package,
  packageFormSchema,
  packagingLabels,
  packagingReason,
  type PackagingRule,
  packagingTypes,
  type StaffPackagingRule,
  toPackagingRule,
  volumetricWeightKg,
} from 'contract';
import { type SubmitEvent, useMemo } from 'react';
import * as v from 'valibot';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { StatusMark, type StatusMarkProps } from '../../../components/StatusMark/StatusMark.tsx';
import { formatCentimetres, formatKilograms } from '../../../format/index.ts';
import { BoundDecimalField, BoundSelect } from '../../../forms/fields.tsx';
import { FormAnnouncer } from '../../../forms/FormFrame/FormAnnouncer.tsx';
import { useSettled } from '../../../forms/useField.ts';
import { useForm } from '../../../forms/useForm.ts';
import { CarrierMark } from '../../../patterns/CarrierMark/CarrierMark.tsx';
import type { RuleEdit } from './packaging-types-state.ts';
import { packagingTypesCopy } from './PackagingTypes.copy.ts';
import * as styles from './PackagingTypes.css.ts';
import { ruleName } from './rule-facts.ts';

const { check: copy } = packagingTypesCopy;

const packagingOptions = packagingTypes.map((value) => ({ value, label: packagingLabels[value] }));

const begun = {
  packaging: 'box',
  amount: '1',
  lengthCm: '',
  widthCm: '',
  heightCm: '',
  weightKg: '',
} as const;

export interface PackageCheckProps {
  readonly rules: readonly StaffPackagingRule[];
  /** What is typed of one of them and not saved: it counts here as if it were. */
  readonly edit?: RuleEdit | undefined;
}

/** Tries the rules out: which carrier takes a package, and why not, by the function that orders are judged by. */
export function PackageCheck({ rules, edit }: PackageCheckProps) {
  const { form, submit } = useForm({
    rules: () => packageFormSchema,
    initialInput: begun,
    prefix: 'packstueck',
    pending: false,
    submitError: null,
    // Nothing is sent: what follows from the input stands below it.
    onSubmit: () => undefined,
  });
  const showErrors = (event: SubmitEvent) => {
    event.preventDefault();
    submit();
  };
  const input = {
    amount: begun.amount,
    packaging: useSettled(form.at('packaging')),
    lengthCm: useSettled(form.at('lengthCm')),
    widthCm: useSettled(form.at('widthCm')),
    heightCm: useSettled(form.at('heightCm')),
    weightKg: useSettled(form.at('weightKg')),
  };
  const judged = v.safeParse(packageFormSchema, input);
  return (
    <div className={styles.checkBox}>
      <Section title={copy.title} gap={3}>
        <p className={styles.about}>{copy.about}</p>
        <form aria-label={copy.title} noValidate onSubmit={showErrors}>
          <Stack gap={3}>
            <BoundSelect field={form.at('packaging')} label={copy.packaging} options={packagingOptions} />
            <div className={styles.sides}>
              <BoundDecimalField field={form.at('lengthCm')} label={copy.length} unit="cm" />
              <BoundDecimalField field={form.at('widthCm')} label={copy.width} unit="cm" />
              <BoundDecimalField field={form.at('heightCm')} label={copy.height} unit="cm" />
              <BoundDecimalField field={form.at('weightKg')} label={copy.weight} unit="kg" />
            </div>
          </Stack>
          <FormAnnouncer form={form} />
        </form>
        <Verdicts rules={rules} edit={edit} piece={judged.success ? judged.output : undefined} />
      </Section>
    </div>
  );
}

interface VerdictsProps extends PackageCheckProps {
  readonly piece: Package | undefined;
}

function Verdicts({ rules, edit, piece }: VerdictsProps) {
  const saved = useMemo(() => rules.flatMap((rule) => toPackagingRule(rule) ?? []), [rules]);
  const tried = useMemo(
    () => rules.flatMap((rule) => toPackagingRule(withEdit(rule, edit)) ?? []),
    [rules, edit],
  );
  const verdicts =
    piece &&
    carriers.map((carrier) => ({
      ...verdictOf(tried, carrier, piece),
      was: edit?.rule.carrier === carrier ? verdictOf(saved, carrier, piece) : undefined,
    }));
  const judging = verdicts?.filter(({ kind }) => kind !== 'unknown') ?? [];
  const taking = judging.filter(({ kind }) => kind === 'taken');
  const without = (verdicts?.length ?? 0) - judging.length;
  return (
    <>
      {piece && (
        <DescriptionList
          items={[
            { term: copy.girth, value: formatCentimetres(girthCm(piece)) },
            {
              term: copy.volumetric,
              value: `${formatKilograms(volumetricWeightKg(piece))} ${copy.by(DEFAULT_VOLUME_DIVISOR)}`,
            },
          ]}
        />
      )}
      <div className={styles.result} role="status">
        {verdicts ? (
          <>
            <strong>{copy.result(taking.length, judging.length)}</strong>
            {without > 0 && <span className={styles.about}>{copy.without(without)}</span>}
          </>
        ) : (
          <span className={styles.about}>{copy.hint}</span>
        )}
      </div>
      {verdicts && edit && (
        <Banner tone={edit.draft ? 'info' : 'warning'}>
          {(edit.draft ? copy.edited : copy.notRead)(ruleName(edit.rule))}
        </Banner>
      )}
      {verdicts && (
        <ul className={styles.verdicts} aria-label={copy.list}>
          {verdicts.map(({ carrier, kind, detail, was }) => (
            <li key={carrier} className={styles.verdict}>
              <CarrierMark carrier={carrier} isMuted={kind === 'unknown'} />
              <div>
                <StatusMark {...looks[kind]} {...(detail !== undefined && { detail })}>
                  {copy.verdicts[kind]}
                </StatusMark>
                {was && (was.kind !== kind || was.detail !== detail) && (
                  <p className={styles.saved}>
                    {copy.saved((was.kind === 'refused' && was.detail) || copy.verdicts[was.kind])}
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function withEdit(rule: StaffPackagingRule, edit: RuleEdit | undefined): StaffPackagingRule {
  return edit?.rule.id === rule.id ? { ...rule, ...edit.draft } : rule;
}

interface Verdict {
  readonly carrier: PackagingRule['carrier'];
  readonly kind: keyof typeof copy.verdicts;
  readonly detail?: string;
}

const looks = {
  taken: { glyph: 'check-filled', tone: 'success' },
  refused: { glyph: 'cross-ring', tone: 'danger' },
  unknown: { glyph: 'dashed-ring' },
} satisfies Record<Verdict['kind'], Pick<StatusMarkProps, 'glyph' | 'tone'>>;

function verdictOf(rules: readonly PackagingRule[], carrier: Verdict['carrier'], piece: Package): Verdict {
  const rule = rules.find((of) => of.carrier === carrier && of.packaging === piece.packaging);
  if (!rule) return { carrier, kind: 'unknown', detail: copy.unknown };
  const fault = judgePackaging(rules, carrier, piece);
  if (fault) return { carrier, kind: 'refused', detail: packagingReason(fault) };
  const billed = rule.volumeDivisor === null ? piece.weightKg : billableWeightKg(piece, rule.volumeDivisor);
  return {
    carrier,
    kind: 'taken',
    ...(billed > piece.weightKg && { detail: copy.billed(formatKilograms(billed)) }),
  };
}
