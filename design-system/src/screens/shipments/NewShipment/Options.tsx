import {
  addDays,
  defaultSaturdayDelivery,
  deliverySpeedLabels,
  deliverySpeeds,
  parseDecimal,
  ruleMessages,
  weekday,
} from 'contract';
import { memo, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { DatePicker } from '../../../components/DateInput/DatePicker/DatePicker.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { BoundCheckbox } from '../../../forms/fields.tsx';
import { FieldGrid } from '../../../forms/FormFrame/FieldGrid.tsx';
import { useField, useFieldPlace, useSettledText } from '../../../forms/useField.ts';
import type { SpeedFilter } from '../../../patterns/RateList/order.ts';
import { fieldLabels } from './form/field-labels.copy.ts';
import { useShipmentFormContext } from './form/useShipmentForm.ts';
import * as styles from './NewShipment.css.ts';
import { optionsCopy as copy } from './Options.copy.ts';

export interface OptionsProps {
  /** `yyyy-MM-dd`. */
  readonly today: string;
  /** The first day on which any tariff delivers, `yyyy-MM-dd`; null where that is not known. */
  readonly earliestDay: string | null;
  readonly speed: SpeedFilter;
  readonly onSpeedChange: (speed: SpeedFilter) => void;
  /** Who carries it, and up to what amount in EUR they are liable (`null`: their conditions say). */
  readonly chosenCarrier: string;
  readonly includedLiabilityEur: number | null;
  /** See `EditingState.insuredFromEur`. */
  readonly insuredFromEur?: number | null | undefined;
}

const speedOptions = [
  { value: 'any', label: copy.anySpeed },
  ...deliverySpeeds.map((value) => ({ value, label: deliverySpeedLabels[value] })),
];

/** Section 3: when and how it travels. */
export const Options = memo(function Options(props: OptionsProps) {
  const { today, earliestDay, speed, onSpeedChange, chosenCarrier, includedLiabilityEur } = props;
  const form = useShipmentFormContext();
  const handleSpeed = useCallback((value: string) => onSpeedChange(value as SpeedFilter), [onSpeedChange]);
  return (
    <>
      <FieldGrid>
        <DeliveryDay today={today} earliestDay={earliestDay}>
          <Select
            label={copy.speed}
            description={copy.speedHelp}
            options={speedOptions}
            value={speed}
            onChange={handleSpeed}
          />
        </DeliveryDay>
      </FieldGrid>
      <FieldGrid>
        <Insurance
          carrier={chosenCarrier}
          liabilityEur={includedLiabilityEur}
          insuredFromEur={props.insuredFromEur ?? null}
        />
        <BoundCheckbox field={form.at('dangerous')} label={fieldLabels.dangerous} />
      </FieldGrid>
      <DangerousWarning />
    </>
  );
});

const FRIDAY = 4;
const SATURDAY = 5;
const SUNDAY = 6;
const DAYS_OF_WEEK = 7;

interface DeliveryDayProps {
  readonly today: string;
  readonly earliestDay: string | null;
  /** Stands between the two. */
  readonly children: ReactNode;
}

/** The day, and Saturday delivery, which follows a Friday until somebody decides otherwise. */
function DeliveryDay({ today, earliestDay, children }: DeliveryDayProps) {
  const form = useShipmentFormContext();
  const dayField = form.at('shipmentData.requestedDeliveryDate');
  const saturdayField = form.at('shipmentData.isSaturdayDelivery');
  useFieldPlace(dayField, fieldLabels.requestedDeliveryDate);
  const { value, error } = useField(dayField);
  const isSaturday = useField(saturdayField).value;
  // A restored draft whose choice is not the default's was decided by somebody.
  const [isDecided, setDecided] = useState(() => isSaturday !== defaultSaturdayDelivery(value));
  const decided = useRef(isDecided);

  const handleDate = useCallback(
    (day: string | null) => {
      dayField.choose(day ?? '');
      if (!day || decided.current) return;
      const isOffered = defaultSaturdayDelivery(day);
      if (isOffered === saturdayField.read()) return;
      saturdayField.choose(isOffered);
      form.announcements.say(isOffered ? copy.fridayNote : copy.saturdayDropped);
    },
    [form, dayField, saturdayField],
  );
  const handleDecision = useCallback(() => {
    decided.current = true;
    setDecided(true);
  }, []);

  const isFriday = value !== '' && weekday(value) === FRIDAY;
  const doubt = doubtAbout(value, isSaturday);
  const tooEarly = value !== '' && earliestDay !== null && earliestDay > value ? earliestDay : null;
  const proposal = tooEarly ?? (doubt === null ? null : addDays(value, DAYS_OF_WEEK - weekday(value)));
  const takeProposal = () => {
    handleDate(proposal);
    // The button is gone with that.
    document.getElementById(dayField.id)?.focus();
  };
  return (
    <>
      <Stack gap={1} align="start">
        <span className={styles.wide}>
          <DatePicker
            id={dayField.id}
            label={fieldLabels.requestedDeliveryDate}
            value={value}
            minValue={today}
            isRequired
            errorMessage={error}
            description={
              hintAt(doubt, value === today) ?? (tooEarly ? copy.tooEarly(value, tooEarly) : undefined)
            }
            onChange={handleDate}
          />
        </span>
        {proposal !== null && (
          <Button variant="link" onPress={takeProposal}>
            {copy.chooseDay(proposal)}
          </Button>
        )}
      </Stack>
      {children}
      <span className={styles.besideFields}>
        <BoundCheckbox
          field={saturdayField}
          label={fieldLabels.isSaturdayDelivery}
          description={isFriday && isSaturday && !isDecided ? copy.fridayNote : undefined}
          onDecide={handleDecision}
        />
      </span>
    </>
  );
}

/** Why hardly anybody delivers on a day; the next working day is then a Monday. Holidays only carriers know. */
function doubtAbout(day: string, isSaturdayDelivery: boolean): string | null {
  if (day === '') return null;
  if (weekday(day) === SUNDAY) return copy.sundayNote;
  return weekday(day) === SATURDAY && !isSaturdayDelivery ? copy.saturdayNote : null;
}

function hintAt(doubt: string | null, isToday: boolean): string | undefined {
  if (doubt === null) return undefined;
  return isToday ? `${copy.todayNote} ${doubt}` : doubt;
}

interface InsuranceProps {
  readonly carrier: string;
  readonly liabilityEur: number | null;
  readonly insuredFromEur: number | null;
}

function Insurance({ carrier, liabilityEur, insuredFromEur }: InsuranceProps) {
  const form = useShipmentFormContext();
  useInsuredFrom(insuredFromEur);
  const isDocument = useField(form.at('shipmentData.type')).value === 'document';
  return (
    <BoundCheckbox
      field={form.at('insured')}
      label={fieldLabels.insured}
      isDisabled={isDocument}
      description={isDocument ? ruleMessages.noInsuranceForDocuments : liability(carrier, liabilityEur)}
    />
  );
}

/** Chooses insurance each time the value of the goods reaches the amount; whoever takes it back has decided. */
function useInsuredFrom(eur: number | null): void {
  const form = useShipmentFormContext();
  const value = parseDecimal(useSettledText(form.at('declaredValue')), '€') ?? 0;
  const isReached = eur !== null && value >= eur;
  const wasReached = useRef(isReached);
  useEffect(() => {
    if (isReached === wasReached.current) return;
    wasReached.current = isReached;
    const insured = form.at('insured');
    if (!isReached || insured.read()) return;
    insured.choose(true);
    form.announcements.say(copy.insuredFrom(eur ?? 0));
  }, [form, eur, isReached]);
}

function liability(carrier: string, liabilityEur: number | null): string {
  if (carrier === '') return copy.notInsuredNoRate;
  return liabilityEur === null
    ? copy.notInsuredUnknown(carrier)
    : copy.notInsuredLiability(carrier, liabilityEur);
}

function DangerousWarning() {
  const form = useShipmentFormContext();
  const isDangerous = useField(form.at('dangerous')).value;
  return (
    <div role="status" className={styles.live}>
      {isDangerous && <Banner tone="warning">{copy.dangerousWarning}</Banner>}
    </div>
  );
}
