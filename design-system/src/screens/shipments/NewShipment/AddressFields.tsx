import { Plus } from '@lucide/icons';
import { countryAccusative, findCountry, judgePostalCode, lacksHouseNumber, needsPostalCode } from 'contract';
import { type ReactNode, use, useEffect, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import type { FormField } from '../../../forms/field.ts';
import { BoundSelect, BoundTextField } from '../../../forms/fields.tsx';
import { useField, useSettledText } from '../../../forms/useField.ts';
import { countryOptions } from './form/country-options.ts';
import { fieldLabels } from './form/field-labels.copy.ts';
import { GeographyContext } from './form/geography-context.ts';
import { partiesCopy as copy } from './Parties.copy.ts';
import * as styles from './Parties.css.ts';

/** A form with an address block somewhere in it. */
export interface AddressForm {
  readonly at: (name: string) => FormField<string>;
}

export interface AddressFieldsProps {
  readonly form: AddressForm;
  /** Where the block stands in the form, e.g. `to`. */
  readonly at: string;
  /** Stands below postcode and city, once something is typed there. */
  readonly placeHint?: ReactNode;
  /** Stands at the end of the last line. */
  readonly children?: ReactNode;
}

/** An address block, country first, because it decides about postcode and region. */
export function AddressFields({ form, at, placeHint, children }: AddressFieldsProps) {
  const more = useMoreFields(form, at);
  const { countries } = use(GeographyContext);
  return (
    <div className={styles.grid}>
      <span className={styles.span2}>
        <BoundSelect
          field={form.at(`${at}.address.countryCode`)}
          label={fieldLabels.countryCode}
          options={countryOptions(countries)}
          isRequired
        />
      </span>
      <span className={styles.span4}>
        <BoundTextField field={form.at(`${at}.companyName`)} label={fieldLabels.companyName} />
      </span>
      {more.isOpen && (
        <span className={styles.span3}>
          <BoundTextField field={form.at(`${at}.companyName2`)} label={fieldLabels.companyName2} />
        </span>
      )}
      <span className={styles.span3}>
        {/* Either is enough, which no star at one of them could say. */}
        <BoundTextField
          field={form.at(`${at}.personName`)}
          label={fieldLabels.personName}
          description={copy.companyOrPerson}
        />
      </span>
      {/* As wide as leaves no hole: the second line of the company has taken its place beside the person. */}
      <span className={more.isOpen ? styles.wholeRow : styles.span3}>
        <BoundTextField
          field={form.at(`${at}.address.addressLine1`)}
          label={fieldLabels.addressLine1}
          isRequired
        />
        <StreetHint form={form} at={at} />
      </span>
      {more.isOpen && (
        <>
          <span className={styles.span3}>
            <BoundTextField field={form.at(`${at}.address.addressLine2`)} label={fieldLabels.addressLine2} />
          </span>
          <span className={styles.span3}>
            <BoundTextField field={form.at(`${at}.address.addressLine3`)} label={fieldLabels.addressLine3} />
          </span>
        </>
      )}
      {/* One row: a hint that says nothing yet takes no gap. */}
      <div className={styles.wholeRow}>
        <PlaceFields form={form} at={at} />
        <PlaceHintOf form={form} at={at}>
          {placeHint}
        </PlaceHintOf>
      </div>
      <span className={styles.span3}>
        <BoundTextField
          field={form.at(`${at}.email`)}
          label={fieldLabels.email}
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </span>
      <span className={styles.span3}>
        <BoundTextField field={form.at(`${at}.phone`)} label={fieldLabels.phone} type="tel" />
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
}

interface PartProps {
  readonly form: AddressForm;
  readonly at: string;
}

/** Postcode, city and region, as the country has them. */
function PlaceFields({ form, at }: PartProps) {
  const code = useSettledText(form.at(`${at}.address.countryCode`));
  const state = form.at(`${at}.address.state`);
  const hasState = useSettledText(state) !== '';
  const hasStateError = useField(state).error !== undefined;
  const country = findCountry(code, use(GeographyContext).countries);
  const hasRegion = code !== 'DE' || hasState || hasStateError;
  return (
    <div className={styles.place} data-with-region={hasRegion || undefined}>
      <span className={styles.postalCode}>
        <PostalCodeField form={form} at={at} countryCode={code} />
      </span>
      <span className={styles.city}>
        <BoundTextField field={form.at(`${at}.address.city`)} label={fieldLabels.city} isRequired />
      </span>
      {hasRegion && (
        <span className={styles.region}>
          <BoundTextField
            field={state}
            label={code === 'CH' ? fieldLabels.canton : fieldLabels.state}
            isRequired={country?.isRegionRequired ?? false}
          />
        </span>
      )}
    </div>
  );
}

/** There is nothing to compare before something is typed, and no code of it. */
function PlaceHintOf({ form, at, children }: PartProps & { readonly children: ReactNode }) {
  const texts = [
    useSettledText(form.at(`${at}.address.postalCode`)),
    useSettledText(form.at(`${at}.address.city`)),
  ];
  return children && texts.some(Boolean) && children;
}

interface PostalCodeFieldProps extends PartProps {
  readonly countryCode: string;
}

/** Where the formats are not certain a mismatch is a warning and no error. */
export function PostalCodeField({ form, at, countryCode }: PostalCodeFieldProps) {
  const field = form.at(`${at}.address.postalCode`);
  const value = useSettledText(field);
  const { countries } = use(GeographyContext);
  const country = findCountry(countryCode, countries);
  const example = country?.postalCodeExample ?? '';
  const isUnusual = value.trim() !== '' && judgePostalCode(countryCode, value, countries) === 'unusual';
  return (
    <BoundTextField
      field={field}
      label={fieldLabels.postalCode}
      isRequired={needsPostalCode(countryCode, countries)}
      inputMode={/^\d+$/.test(example) ? 'numeric' : 'text'}
      autoCapitalize="characters"
      spellCheck={false}
      description={isUnusual ? copy.unusualPostalCode(countryAccusative(countryCode), example) : undefined}
    />
  );
}

/** Where parcels wait for a person who is known by their number. */
const counter = /packstation|postfiliale/i;

/** What may be missing at the street: the number of whoever fetches the parcel there, or that of the house. */
function StreetHint({ form, at }: PartProps) {
  const countryCode = useSettledText(form.at(`${at}.address.countryCode`));
  const addressLine1 = useSettledText(form.at(`${at}.address.addressLine1`));
  const addressLine2 = useSettledText(form.at(`${at}.address.addressLine2`));
  const addressLine3 = useSettledText(form.at(`${at}.address.addressLine3`));
  const found = addressLine2.trim() === '' && counter.exec(addressLine1)?.[0].toLowerCase();
  const isHouseMissing = lacksHouseNumber({ countryCode, addressLine1, addressLine2, addressLine3 });
  return (
    <span role="status" className={styles.hint}>
      {found ? copy.counter[found as keyof typeof copy.counter] : isHouseMissing && copy.noHouseNumber}
    </span>
  );
}

interface MoreFields {
  readonly isOpen: boolean;
  readonly open: () => void;
}

/** What few addresses need; it opens by itself for those that have it. */
function useMoreFields(form: AddressForm, at: string): MoreFields {
  const company = form.at(`${at}.companyName2`);
  const line2 = form.at(`${at}.address.addressLine2`);
  const line3 = form.at(`${at}.address.addressLine3`);
  const hasText = [useSettledText(company), useSettledText(line2), useSettledText(line3)].some(Boolean);
  const hasError = [useField(company), useField(line2), useField(line3)].some(
    ({ error }) => error !== undefined,
  );
  const isCounter = counter.test(useSettledText(form.at(`${at}.address.addressLine1`)));
  const [wasOpened, setOpened] = useState(false);

  // The button is gone once it is pressed; typing goes on in what it opened.
  useEffect(() => {
    if (wasOpened) document.getElementById(company.id)?.focus();
  }, [wasOpened, company]);

  return { isOpen: isCounter || hasText || hasError || wasOpened, open: () => setOpened(true) };
}
