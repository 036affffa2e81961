import { Plus } from '@lucide/icons';
import { findCountry, hasPostalCodes, judgePostalCode, countryAccusative } from 'contract';
import { memo, type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { BoundSelect, BoundTextField } from '../../../forms/fields.tsx';
import { useField, useSettledText } from '../../../forms/useField.ts';
import { countryOptions } from './form/country-options.ts';
import { fieldLabels } from './form/field-labels.copy.ts';
import { useShipmentFormContext } from './form/useShipmentForm.ts';
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
  const form = useShipmentFormContext();
  const more = useMoreFields(side);
  return (
    <div className={styles.grid}>
      <span className={styles.span2}>
        <BoundSelect
          field={form.at(`${side}.address.countryCode`)}
          label={fieldLabels.countryCode}
          options={countryOptions()}
          isRequired
        />
      </span>
      <span className={styles.span4}>
        <BoundTextField field={form.at(`${side}.companyName`)} label={fieldLabels.companyName} />
      </span>
      {more.isOpen && (
        <span className={styles.belowCompany}>
          <BoundTextField field={form.at(`${side}.companyName2`)} label={fieldLabels.companyName2} />
        </span>
      )}
      <span className={styles.span3}>
        {/* Either is enough, which no star at one of them could say. */}
        <BoundTextField
          field={form.at(`${side}.personName`)}
          label={fieldLabels.personName}
          description={copy.companyOrPerson}
        />
      </span>
      <span className={styles.span3}>
        <BoundTextField
          field={form.at(`${side}.address.addressLine1`)}
          label={fieldLabels.addressLine1}
          isRequired
        />
        <PackstationHint side={side} />
      </span>
      {more.isOpen && (
        <>
          <span className={styles.span3}>
            <BoundTextField
              field={form.at(`${side}.address.addressLine2`)}
              label={fieldLabels.addressLine2}
            />
          </span>
          <span className={styles.span3}>
            <BoundTextField
              field={form.at(`${side}.address.addressLine3`)}
              label={fieldLabels.addressLine3}
            />
          </span>
        </>
      )}
      <PlaceFields side={side} />
      <span className={styles.span3}>
        <BoundTextField
          field={form.at(`${side}.email`)}
          label={fieldLabels.email}
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </span>
      <span className={styles.span3}>
        <BoundTextField field={form.at(`${side}.phone`)} label={fieldLabels.phone} type="tel" />
      </span>
      {!more.isOpen && (
        <span className={styles.more}>
          <Button variant="link" icon={Plus} onPress={more.open}>
            {copy.moreFields}
          </Button>
        </span>
      )}
      {children && <span className={styles.end}>{children}</span>}
    </div>
  );
});

/** Postcode, city and region, as the country has them. */
function PlaceFields({ side }: { readonly side: Side }) {
  const form = useShipmentFormContext();
  const code = useSettledText(form.at(`${side}.address.countryCode`));
  const state = form.at(`${side}.address.state`);
  const hasState = useSettledText(state) !== '';
  const hasStateError = useField(state).error !== undefined;
  const country = findCountry(code);
  const hasRegion = code !== 'DE' || hasState || hasStateError;
  return (
    <div className={styles.place} data-with-region={hasRegion || undefined}>
      <span className={styles.postalCode}>
        <PostalCodeField side={side} countryCode={code} />
      </span>
      <span className={styles.city}>
        <BoundTextField field={form.at(`${side}.address.city`)} label={fieldLabels.city} isRequired />
      </span>
      {hasRegion && (
        <span className={styles.region}>
          <BoundTextField
            field={state}
            label={fieldLabels.state}
            isRequired={country?.isRegionRequired ?? false}
          />
        </span>
      )}
    </div>
  );
}

interface PostalCodeFieldProps {
  readonly side: Side;
  readonly countryCode: string;
}

/** Outside Europe the formats are not certain: a mismatch is a warning and no error. */
function PostalCodeField({ side, countryCode }: PostalCodeFieldProps) {
  const form = useShipmentFormContext();
  const field = form.at(`${side}.address.postalCode`);
  const value = useSettledText(field);
  const country = findCountry(countryCode);
  const example = country?.postalCodeExample ?? '';
  const isUnusual = value.trim() !== '' && judgePostalCode(countryCode, value) === 'unusual';
  return (
    <BoundTextField
      field={field}
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
  const form = useShipmentFormContext();
  const line = useSettledText(form.at(`${side}.address.addressLine1`));
  const second = useSettledText(form.at(`${side}.address.addressLine2`));
  const isNeeded = packstation.test(line) && second.trim() === '';
  return (
    <span role="status" className={styles.hint}>
      {isNeeded && copy.packstation}
    </span>
  );
}

interface MoreFields {
  readonly isOpen: boolean;
  readonly open: () => void;
}

/** What few addresses need; it opens by itself for those that have it. */
function useMoreFields(side: Side): MoreFields {
  const form = useShipmentFormContext();
  const company = form.at(`${side}.companyName2`);
  const line2 = form.at(`${side}.address.addressLine2`);
  const line3 = form.at(`${side}.address.addressLine3`);
  const hasText = [useSettledText(company), useSettledText(line2), useSettledText(line3)].some(Boolean);
  const hasError = [useField(company), useField(line2), useField(line3)].some(
    ({ error }) => error !== undefined,
  );
  const isPackstation = packstation.test(useSettledText(form.at(`${side}.address.addressLine1`)));
  const [wasOpened, setOpened] = useState(false);

  // The button is gone once it is pressed; typing goes on in what it opened.
  useEffect(() => {
    if (wasOpened) document.getElementById(company.id)?.focus();
  }, [wasOpened, company]);

  return { isOpen: isPackstation || hasText || hasError || wasOpened, open: () => setOpened(true) };
}
