import { SignText } from '../SignText/SignText.tsx';
import * as styles from './ComboBox.css.ts';
import * as optionList from './option-list.css.ts';
import type { ComboBoxFailure, ComboBoxOption } from './options.ts';

/** What stands in one suggestion. */
export function OptionContent({ option: { icon, label, detail } }: { option: ComboBoxOption }) {
  return (
    <>
      {icon}
      <span className={optionList.optionText}>
        <span>
          <SignText text={label} />
        </span>
        {detail && <span className={optionList.detail}>{detail}</span>}
      </span>
    </>
  );
}

/** Stands for „try again“ among the options, so that the keyboard reaches it like any of them. */
export const RETRY_KEY = 'combobox-retry';

/** What stands in the option that asks for the suggestions again. */
export function FailureContent({ failure: { text, retryLabel } }: { failure: ComboBoxFailure }) {
  return (
    <span className={optionList.optionText}>
      <span className={styles.failure}>{text}</span>
      <span className={styles.retry}>{retryLabel}</span>
    </span>
  );
}
