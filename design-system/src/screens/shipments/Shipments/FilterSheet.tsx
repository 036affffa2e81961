import { Printer } from '@lucide/icons';
import {
  carriers,
  countryName,
  fieldOfPeriod,
  periodFields,
  type ShipmentFilterChoices,
  shipmentSorts,
  toPostalCodeRange,
} from 'contract';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { CheckboxGroup } from '../../../components/CheckboxGroup/CheckboxGroup.tsx';
import { DateRangePicker } from '../../../components/DateInput/DateRangePicker/DateRangePicker.tsx';
import { MultiSelect } from '../../../components/MultiSelect/MultiSelect.tsx';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup.tsx';
import { Sheet } from '../../../components/Sheet/Sheet.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { sortCountries } from '../NewShipment/form/country-options.ts';
import { useFilterCountries } from '../NewShipment/form/geography-context.ts';
import { withoutChips } from './filter-chips.ts';
import { shipmentFiltersCopy as copy } from './ShipmentFilters.copy.ts';
import { codesIn } from './shipments-filter.ts';
import type { ShipmentsFilter } from './shipments-state.ts';

export interface FilterSheetProps {
  filter: ShipmentsFilter;
  /** Unknown until they have been fetched. */
  choices: ShipmentFilterChoices | undefined;
  /** Called with what is to be otherwise; the list follows at once. */
  onFilter: (change: Partial<ShipmentsFilter>) => void;
  onClose: () => void;
}

const words = copy.filters;
const flags = ['dangerous', 'insured', 'neutral', 'unprinted'] as const;
const carrierOptions = carriers.map((carrier) => ({ value: carrier, label: carrier }));
/** What was ordered and has no paper yet goes today, whatever the list was narrowed down to. */
const toPrintToday = { ...withoutChips(), search: '', status: 'ordered', unprinted: true } as const;

/** All filters of the list; each counts as soon as it is chosen. */
export function FilterSheet({ filter, choices, onFilter, onClose }: FilterSheetProps) {
  const { period, from, to } = filter;
  const countryOptions = sortCountries(
    useFilterCountries().map(({ code }) => ({ value: code, label: countryName(code), detail: code })),
  );
  const products = choices?.products.map(({ code, carrier, name }) => ({
    value: code,
    label: `${carrier} ${name}`,
  }));
  const senders = choices?.senders.map(({ id, name }) => ({ value: id, label: name }));
  const creators = choices?.creators.map(({ id, name }) => ({ value: id, label: name }));
  const several = (key: 'product' | 'country' | 'sender' | 'createdBy', options: typeof products = []) => (
    <MultiSelect
      // Those that come later are taken over by a field of their own.
      key={`${key} ${options.length}`}
      label={words[key]}
      options={withChosen(options, filter[key])}
      value={codesIn(filter[key])}
      onChange={(codes) => onFilter({ [key]: codes.join(',') })}
      chosenLabel={copy.chosen(words[key])}
      removeLabel={copy.remove}
      emptyText={copy.none}
      placeholder={copy.search}
    />
  );
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={copy.title}
      closeLabel={copy.close}
      footer={
        <Button variant="primary" onPress={onClose}>
          {copy.show}
        </Button>
      }
    >
      <Stack gap={4}>
        <Button
          icon={Printer}
          onPress={() => {
            onFilter(toPrintToday);
            onClose();
          }}
        >
          {copy.toPrint}
        </Button>
        <DateRangePicker
          label={copy.range}
          value={period === '' && from !== '' && to !== '' ? { start: from, end: to } : null}
          onChange={(range) => {
            if (range && range.start > range.end) return;
            onFilter({ period: '', from: range?.start ?? '', to: range?.end ?? '' });
          }}
          reversedMessage={copy.reversed}
        />
        <RadioGroup
          label={copy.by}
          orientation="horizontal"
          options={periodFields.map((field) => ({
            value: field,
            label: copy.periodOf[field],
            isDisabled: period === 'tomorrow',
          }))}
          value={fieldOfPeriod(period === '' ? undefined : period, filter.by)}
          onChange={(by) => onFilter({ by: by as ShipmentsFilter['by'] })}
        />
        <CheckboxGroup
          label={words.carrier}
          options={carrierOptions}
          value={codesIn(filter.carrier)}
          onChange={(codes) => onFilter({ carrier: codes.join(',') })}
        />
        {several('product', products)}
        {several('country', countryOptions)}
        <PostalCodes range={filter.postalCode} onFilter={onFilter} />
        {several('sender', senders)}
        {several('createdBy', creators)}
        <CheckboxGroup
          label={copy.more}
          options={flags.map((flag) => ({ value: flag, label: words[flag] }))}
          value={flags.filter((flag) => filter[flag])}
          onChange={(on) => onFilter(Object.fromEntries(flags.map((flag) => [flag, on.includes(flag)])))}
        />
        <RadioGroup
          label={copy.sort}
          options={shipmentSorts.map((sort) => ({ value: sort, label: copy.sorts[sort] }))}
          value={filter.sort}
          onChange={(sort) => onFilter({ sort: sort as ShipmentsFilter['sort'] })}
        />
      </Stack>
    </Sheet>
  );
}

interface PostalCodesProps extends Pick<FilterSheetProps, 'onFilter'> {
  readonly range: string;
}

/** Counts once somebody has typed it: half a range is another one. */
function PostalCodes({ range, onFilter }: PostalCodesProps) {
  const [typed, setTyped] = useState(range.replace('-', '–'));
  const [isWrong, setWrong] = useState(false);
  const take = () => {
    const asked = typed.trim() === '' ? '' : toPostalCodeRange(typed);
    setWrong(asked === null);
    if (asked !== null && asked !== range) onFilter({ postalCode: asked });
  };
  return (
    <TextField
      label={words.postalCode}
      description={copy.postalCodeHelp}
      inputMode="text"
      value={typed}
      {...(isWrong && { errorMessage: copy.postalCodeError })}
      onChange={setTyped}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
    />
  );
}

/** What an address names and nobody knows here stands under its code, so that it can be taken back. */
function withChosen(options: readonly { value: string; label: string }[], codes: string) {
  const unknown = codesIn(codes).filter((code) => !options.some(({ value }) => value === code));
  return [...options, ...unknown.map((code) => ({ value: code, label: code }))];
}
