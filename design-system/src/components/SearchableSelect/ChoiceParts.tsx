import { Check, ChevronDown } from '@lucide/icons';
import { Button, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components/ComboBox';
import * as optionList from '../ComboBox/option-list.css.ts';
import { fieldControl } from '../Field/control.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { surface } from '../Popover/surface.css.ts';
import * as styles from './SearchableSelect.css.ts';

/** One of the choices. */
export interface ChoiceOption {
  /** Unique in the list. */
  value: string;
  /** What is shown and searched. */
  label: string;
  /** Second line, for instance a number or a place. */
  detail?: string;
}

/** The box that is typed into, with the button that shows all choices; inside a `ComboBox` of react-aria. */
export function ChoiceInput({ placeholder }: { placeholder: string | undefined }) {
  return (
    <>
      <Input className={`${fieldControl({})} ${styles.input}`} placeholder={placeholder} spellCheck={false} />
      <Button className={styles.button}>
        <Icon icon={ChevronDown} />
      </Button>
    </>
  );
}

/** The choices that hold what is typed; inside a `ComboBox` of react-aria with its options as items. */
export function ChoiceList({ emptyText }: { emptyText: string }) {
  return (
    <Popover className={`${surface} ${optionList.popover}`} offset={4}>
      <ListBox<ChoiceOption>
        className={optionList.list}
        renderEmptyState={() => <div className={optionList.status}>{emptyText}</div>}
      >
        {({ value, label, detail }) => (
          <ListBoxItem id={value} textValue={label} className={`${optionList.option} ${styles.option}`}>
            {({ isSelected }) => (
              <>
                <span className={optionList.optionText}>
                  <span>{label}</span>
                  {detail && <span className={optionList.detail}>{detail}</span>}
                </span>
                {isSelected && <Icon icon={Check} />}
              </>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  );
}
