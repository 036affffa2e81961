import { MOST_COPIES, printFormats, startPositions } from 'contract';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { Select } from '../../components/Select/Select.tsx';
import type { PrintSettings } from './print-settings.ts';
import { printFieldsCopy as copy } from './PrintFields.copy.ts';
import { fields, remember } from './PrintFields.css.ts';

const formatOptions = printFormats.map((value) => ({ value, label: copy.formats[value] }));
const positionOptions = startPositions.map((place) => ({ value: String(place), label: String(place) }));
const copiesOptions = Array.from({ length: MOST_COPIES }, (_, index) => String(index + 1)).map((value) => ({
  value,
  label: value,
}));

/** The paper that labels are printed on: its format, where a sheet has room, and how many of each. */
export function PrintFields({ layout, isRemembered, onChange, onRemember }: PrintSettings) {
  const { format, position, copies } = layout;
  return (
    <div className={fields}>
      <RadioGroup
        label={copy.format}
        options={formatOptions}
        orientation="horizontal"
        value={format}
        onChange={(asked) =>
          onChange({ ...layout, format: printFormats.find((one) => one === asked) ?? format })
        }
      />
      {format === 'a4' && (
        <RadioGroup
          label={copy.position}
          description={copy.positionHelp}
          options={positionOptions}
          orientation="grid"
          value={String(position)}
          onChange={(asked) =>
            onChange({
              ...layout,
              position: startPositions.find((place) => String(place) === asked) ?? position,
            })
          }
        />
      )}
      <Select
        label={copy.copies}
        options={copiesOptions}
        value={String(copies)}
        onChange={(asked) => onChange({ ...layout, copies: Number(asked) })}
      />
      <div className={remember}>
        <Checkbox label={copy.remember} isSelected={isRemembered} onChange={onRemember} />
      </div>
    </div>
  );
}
