import { Plus } from '@lucide/icons';
import { findCountry, hasPostalCodes, judgePostalCode, countryAccusative } from 'contract';
import { memo, type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { countryOptions } from './form/country-options.ts';
import { fieldLabels } from './form/field-labels.copy.ts';
import { fieldId } from './form/field-names.ts';
import { BoundSelect, BoundTextField } from './form/fields.tsx';
import { useBound, useSettledText } from './form/useShipmentForm.ts';
import type { Side } from './new-shipment-state.ts';
import { partiesCopy as copy } from './Parties.copy.ts';
import * as styles from './Parties.css.ts';

export interface PartyFieldsProps {
  readonly side: Side;
  /** Stands at the end of the last line. */
  readonly children?: ReactNode;
}

/** The address block of one end, country first, because it decides about postcode and region. */
export const PartyFields = memo(function PartyFields({ side, children }: PartyFieldsProps) {
  return (
    <div className={styles.grid}>
      <span className={styles.span2}>
        <BoundSelect
          name={`${side}.address.countryCode`}
          label={fieldLabels.countryCode}
          options={countryOptions()}
          isRequired
        />
      </span>
      <span className={styles.span4}>
        <CompanyField side={side} />
      </span>
      <span className={styles.span3}>
        <BoundTextField name={`${side}.personName`} label={fieldLabels.personName} />
      </span>
      <span className={styles.span3}>
        <BoundTextField name={`${side}.address.addressLine1`} label={fieldLabels.addressLine1} isRequired />
        <PackstationHint side={side} />
      </span>
      <PlaceFields side={side} />
      <span className={styles.span3}>
        <BoundTextField
          name={`${side}.email`}
          label={fieldLabels.email}
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </span>
      <span className={styles.span3}>
        <BoundTextField name={`${side}.phone`} label={fieldLabels.phone} type="tel" />
      </span>
      <MoreFields side={side} />
      {children && <span className={styles.end}>{children}</span>}
    </div>
  );
});

/** Company or person is enough, so the star goes away once a person is named. */
function CompanyField({ side }: { readonly side: Side }) {
  const hasPerson = useSettledText(`${side}.personName`).trim() !== '';
  return (
    <BoundTextField name={`${side}.companyName`} label={fieldLabels.companyName} isRequired={!hasPerson} />
  );
}

/** Postcode, city and region, as the country has them. */
function PlaceFields({ side }: { readonly side: Side }) {
  const code = useSettledText(`${side}.address.countryCode`);
  const stateName = `${side}.address.state` as const;
  const hasState = useSettledText(stateName) !== '';
  const hasStateError = useBound(stateName).error !== undefined;
  const country = findCountry(code);
  const hasRegion = code !== 'DE' || hasState || hasStateError;
  return (
    <>
      <span className={styles.postalCode}>
        <PostalCodeField side={side} countryCode={code} />
      </span>
      <span className={hasRegion ? styles.city : styles.cityWide}>
        <BoundTextField name={`${side}.address.city`} label={fieldLabels.city} isRequired />
      </span>
      {hasRegion && (
        <span className={styles.span2}>
          <BoundTextField
            name={`${side}.address.state`}
            label={fieldLabels.state}
            isRequired={country?.isRegionRequired ?? false}
          />
        </span>
      )}
    </>
  );
}

interface PostalCodeFieldProps {
  readonly side: Side;
  readonly countryCode: string;
}

/** Outside Europe the formats are not certain: a mismatch is a warning and no error. */
function PostalCodeField({ side, countryCode }: PostalCodeFieldProps) {
  const name = `${side}.address.postalCode` as const;
  const value = useSettledText(name);
  const country = findCountry(countryCode);
  const example = country?.postalCodeExample ?? '';
  const isUnusual = value.trim() !== '' && judgePostalCode(countryCode, value) === 'unusual';
  return (
    <BoundTextField
      name={name}
      label={fieldLabels.postalCode}
      isRequired={hasPostalCodes(countryCode)}
      inputMode={/^\d+$/.test(example) ? 'numeric' : 'text'}
      autoCapitalize="characters"
      spellCheck={false}
      description={isUnusual ? copy.unusualPostalCode(countryAccusative(countryCode), example) : undefined}
    />
  );
}

const packstation = /packstation/i;

function PackstationHint({ side }: { readonly side: Side }) {
  const line = useSettledText(`${side}.address.addressLine1`);
  const second = useSettledText(`${side}.address.addressLine2`);
  const isNeeded = packstation.test(line) && second.trim() === '';
  return (
    <span role="status" className={styles.hint}>
      {isNeeded && copy.packstation}
    </span>
  );
}

/** What few addresses need; it opens by itself for those that have it. */
function MoreFields({ side }: { readonly side: Side }) {
  const names = [
    `${side}.companyName2`,
    `${side}.address.addressLine2`,
    `${side}.address.addressLine3`,
  ] as const;
  const hasText = [useSettledText(names[0]), useSettledText(names[1]), useSettledText(names[2])].some(
    Boolean,
  );
  const hasError = [useBound(names[0]), useBound(names[1]), useBound(names[2])].some(
    ({ error }) => error !== undefined,
  );
  const isPackstation = packstation.test(useSettledText(`${side}.address.addressLine1`));
  const isNeeded = isPackstation || hasText || hasError;
  const [wasOpened, setOpened] = useState(false);

  // The button is gone once it is pressed; typing goes on in what it opened.
  useEffect(() => {
    if (wasOpened) document.getElementById(fieldId(`${side}.companyName2`))?.focus();
  }, [wasOpened, side]);

  if (!isNeeded && !wasOpened) {
    return (
      <span className={styles.more}>
        <Button variant="link" icon={Plus} onPress={() => setOpened(true)}>
          {copy.moreFields}
        </Button>
      </span>
    );
  }
  return (
    <>
      <span className={styles.span6}>
        <BoundTextField name={names[0]} label={fieldLabels.companyName2} />
      </span>
      <span className={styles.span3}>
        <BoundTextField name={names[1]} label={fieldLabels.addressLine2} />
      </span>
      <span className={styles.span3}>
        <BoundTextField name={names[2]} label={fieldLabels.addressLine3} />
      </span>
    </>
  );
}
