import { contactTableColumns, type ContactTableKey } from 'contract';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import type { ContactImportState } from './contact-import-state.ts';
import { contactImportCopy } from './ContactImport.copy.ts';
import * as styles from './ContactImport.css.ts';

const copy = contactImportCopy.columns;

export interface ColumnsStepProps {
  state: Extract<ContactImportState, { kind: 'columns' }>;
  onHasHeads: (hasHeads: boolean) => void;
  onColumn: (index: number, key: ContactTableKey | '') => void;
}

const options = contactTableColumns.map(({ key, header }) => ({ value: key, label: header }));

/** Step 2: what each column of the file holds. */
export function ColumnsStep({ state, onHasHeads, onColumn }: ColumnsStepProps) {
  const { columns, hasHeads, missing, fault } = state;
  return (
    <>
      <Checkbox label={copy.hasHeads} isSelected={hasHeads} onChange={onHasHeads} />
      <div className={styles.mapping}>
        {columns.map(({ head, samples, key }, index) => (
          <Select
            // Columns stay where they are, and two of them may be called the same.
            key={index}
            label={head || copy.column(index + 1)}
            description={samples.length > 0 ? copy.example(samples.join(' · ')) : undefined}
            placeholder={copy.leftOut}
            options={options}
            value={key}
            onChange={(chosen) => onColumn(index, chosen as ContactTableKey | '')}
          />
        ))}
      </div>
      <div role="status">
        {missing.length > 0 && <Banner tone="warning">{copy.missing(missing)}</Banner>}
        {fault && <Banner tone="danger">{contactImportCopy.faults[fault]}</Banner>}
      </div>
    </>
  );
}
