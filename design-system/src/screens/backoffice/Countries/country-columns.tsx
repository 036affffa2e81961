import { countryName, type ListedCountry } from 'contract';
import type { DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { StatusMark } from '../../../components/StatusMark/StatusMark.tsx';
import { Switch } from '../../../components/Switch/Switch.tsx';
import type { CountrySwitch } from './countries-state.ts';
import { countriesCopy as copy } from './Countries.copy.ts';
import * as styles from './Countries.css.ts';

const { columns } = copy;

/** Decides something of a country at once. */
export type OnSwitch = (country: ListedCountry, which: CountrySwitch, isOn: boolean) => void;

interface ColumnOptions {
  readonly hrefOf: (code: string) => string;
  /** None for whoever may only look. */
  readonly onSwitch: OnSwitch | undefined;
  /** The countries that are being changed by a switch. */
  readonly pending: readonly string[];
}

/** The columns of countries, by name. */
export function countryColumns(options: ColumnOptions): readonly DataTableColumn<ListedCountry>[] {
  return [
    {
      key: 'country',
      header: columns.country,
      isRowHeader: true,
      cell: ({ code }) => (
        <Link href={options.hrefOf(code)} isQuiet>
          {countryName(code)}
        </Link>
      ),
    },
    { key: 'code', header: columns.code, width: '5em', cell: ({ code }) => code },
    switchColumn('isEuMember', columns.euMember, options),
    switchColumn('isCustomsRequired', columns.customs, options),
    {
      key: 'pattern',
      header: columns.pattern,
      width: '14em',
      lines: 2,
      cell: ({ postalCodePattern, postalCodeExample }) =>
        postalCodePattern && (
          <>
            <code className={styles.pattern}>{postalCodePattern}</code>
            {postalCodeExample && <span className={styles.example}>{copy.example(postalCodeExample)}</span>}
          </>
        ),
    },
    {
      key: 'postalCode',
      header: columns.postalCode,
      width: '7.5em',
      from: 'medium',
      cell: ({ isPostalCodeRequired }) => yesOrNo(isPostalCodeRequired),
    },
    {
      key: 'region',
      header: columns.region,
      width: '9em',
      from: 'wide',
      cell: ({ isRegionRequired }) => yesOrNo(isRegionRequired),
    },
    {
      key: 'callingCode',
      header: columns.callingCode,
      width: '6em',
      from: 'large',
      cell: ({ callingCode }) => callingCode,
    },
    {
      key: 'active',
      header: columns.active,
      width: '8.5em',
      from: 'small',
      cell: ({ isActive }) => <ActiveMark isActive={isActive} />,
    },
  ];
}

function switchColumn(
  which: CountrySwitch,
  header: string,
  { onSwitch, pending }: ColumnOptions,
): DataTableColumn<ListedCountry> {
  return {
    key: which,
    header,
    width: '8em',
    cell: (country) =>
      onSwitch ? (
        <Switch
          label={copy.switchOf(header, countryName(country.code))}
          isLabelHidden
          isSelected={country[which]}
          // A member is inside the customs territory, whatever is switched.
          isDisabled={pending.includes(country.code) || (which === 'isCustomsRequired' && country.isEuMember)}
          onChange={(isOn) => onSwitch(country, which, isOn)}
        />
      ) : (
        yesOrNo(country[which])
      ),
  };
}

/** Whether a country is offered. */
export function ActiveMark({ isActive }: Pick<ListedCountry, 'isActive'>) {
  return isActive ? (
    <StatusMark glyph="check-filled" tone="success">
      {copy.active}
    </StatusMark>
  ) : (
    <StatusMark glyph="ring" tone="neutral">
      {copy.inactive}
    </StatusMark>
  );
}

/** A fact in words. */
export function yesOrNo(is: boolean): string {
  return is ? copy.yes : copy.no;
}
