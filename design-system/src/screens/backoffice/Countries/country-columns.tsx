import { countryName, type ListedCountry } from 'contract';
import type { DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { StatusMark } from '../../../components/StatusMark/StatusMark.tsx';
import { RowSwitch, RowSwitchMessage } from '../../../patterns/ListFrame/RowSwitch.tsx';
import type { CountrySwitch, CountrySwitches } from './countries-state.ts';
import { countriesCopy as copy } from './Countries.copy.ts';
import * as styles from './Countries.css.ts';

const { columns } = copy;

/**
 * The columns of countries, by name.
 *
 * @param switching null for whoever may only look
 */
export function countryColumns(
  hrefOf: (code: string) => string,
  switching: CountrySwitches | null,
): readonly DataTableColumn<ListedCountry>[] {
  return [
    {
      key: 'country',
      header: columns.country,
      isRowHeader: true,
      cell: (country) => (
        <>
          <Link href={hrefOf(country.code)} isQuiet>
            {countryName(country.code)}
          </Link>
          <RowSwitchMessage id={messageIdOf(country)} standing={switching?.standingOf(country)} />
        </>
      ),
    },
    { key: 'code', header: columns.code, width: '5em', cell: ({ code }) => code },
    switchColumn('isEuMember', columns.euMember, switching),
    switchColumn('isCustomsRequired', columns.customs, switching),
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
  switching: CountrySwitches | null,
): DataTableColumn<ListedCountry> {
  return {
    key: which,
    header,
    width: '8em',
    cell: (country) =>
      switching ? (
        <RowSwitch
          label={copy.switchOf(header, countryName(country.code))}
          name={which}
          isOn={country[which]}
          standing={switching.standingOf(country)}
          messageId={messageIdOf(country)}
          // A member is inside the customs territory, whatever is switched.
          isDisabled={which === 'isCustomsRequired' && country.isEuMember}
          onSwitch={(isOn) => switching.onSwitch(country, which, isOn)}
        />
      ) : (
        yesOrNo(country[which])
      ),
  };
}

function messageIdOf({ code }: ListedCountry): string {
  return `switches-of-${code}`;
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
