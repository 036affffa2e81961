import { Link2, Trash2 } from '@lucide/icons';
import { type ShipmentsPerPage, shipmentsPerPage } from 'contract';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { CheckboxGroup } from '../../../components/CheckboxGroup/CheckboxGroup.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup.tsx';
import { Sheet } from '../../../components/Sheet/Sheet.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { allColumns, fixedColumns, standardColumns } from './chosen-columns.ts';
import { shipmentFiltersCopy } from './ShipmentFilters.copy.ts';
import type { SavedView, ShipmentColumnKey } from './shipments-state.ts';
import { shipmentsCopy } from './Shipments.copy.ts';
import { viewSheetCopy as copy } from './ViewSheet.copy.ts';
import * as styles from './ViewSheet.css.ts';

/** As long as a view's name may be. */
const LONGEST_NAME = 60;

export interface ViewSheetProps {
  columns: readonly ShipmentColumnKey[];
  onColumns: (columns: readonly ShipmentColumnKey[]) => void;
  /** Rows of a page; one of `shipmentsPerPage`. */
  perPage: ShipmentsPerPage;
  onPerPage: (perPage: ShipmentsPerPage) => void;
  /** Those that are kept in this browser, by name. */
  views: readonly SavedView[];
  /** Keeps the list as it is; another view of that name goes. False where the browser keeps nothing. */
  onSave: (name: string) => boolean;
  onDelete: (name: string) => void;
  /** The whole address of the list as it is, to be given to colleagues. */
  address: string;
  onClose: () => void;
}

const rowOptions = shipmentsPerPage.map((rows) => ({ value: String(rows), label: String(rows) }));

const { trackingNumber, ...others } = shipmentsCopy.columns;
const labels: Record<ShipmentColumnKey, string> = {
  ...others,
  number: trackingNumber,
  ...shipmentFiltersCopy.moreColumns,
};

/**
 * What the list looks like: views that were kept, and which columns it has. The recipient, which names the
 * row, and the number, which opens it, stay.
 */
export function ViewSheet({ columns, onColumns, perPage, onPerPage, onClose, ...props }: ViewSheetProps) {
  const withoutRoom = useColumnsWithoutRoom(columns);
  const choices = allColumns.map((value) => ({
    value,
    label: labels[value],
    isDisabled: fixedColumns.includes(value),
    ...(withoutRoom.includes(value) && { description: copy.withoutRoom }),
  }));
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={copy.title}
      closeLabel={copy.close}
      footer={<Button onPress={() => onColumns(standardColumns)}>{copy.standard}</Button>}
    >
      <Stack gap={6}>
        <Views {...props} onClose={onClose} />
        <RadioGroup
          label={copy.rows}
          orientation="horizontal"
          options={rowOptions}
          value={String(perPage)}
          onChange={(rows) => onPerPage(Number(rows) as ShipmentsPerPage)}
        />
        <CheckboxGroup
          label={copy.columns}
          description={copy.columnsHelp}
          options={choices}
          value={columns}
          onChange={(keys) => onColumns(keys as ShipmentColumnKey[])}
        />
      </Stack>
    </Sheet>
  );
}

/** Those that the table behind the sheet has, and does not show as it is now. */
function useColumnsWithoutRoom(columns: readonly ShipmentColumnKey[]): readonly ShipmentColumnKey[] {
  const [found, setFound] = useState<readonly ShipmentColumnKey[]>([]);
  useLayoutEffect(() => {
    const look = () =>
      setFound(
        columns.filter((key) => {
          const head = document.querySelector<HTMLElement>(`thead [data-column="${key}"]`);
          return head && getComputedStyle(head).display === 'none';
        }),
      );
    look();
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, [columns]);
  return found;
}

type ViewsProps = Omit<ViewSheetProps, 'columns' | 'onColumns' | 'perPage' | 'onPerPage'>;

function Views({ views, onSave, onDelete, address, onClose }: ViewsProps) {
  const [name, setName] = useState('');
  const [said, setSaid] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const save = () => {
    const asked = name.trim();
    const failure = asked === '' ? copy.nameMissing : onSave(asked) ? undefined : copy.notKept;
    setError(failure);
    if (failure !== undefined) return field.current?.focus();
    setName('');
    return setSaid(copy.saved(asked));
  };
  const share = () =>
    navigator.clipboard.writeText(address).then(
      () => setSaid(copy.copied),
      () => setSaid(copy.notCopied),
    );
  return (
    <section aria-labelledby="saved-views">
      <Stack gap={3}>
        <h3 id="saved-views" className={styles.heading}>
          {copy.views}
        </h3>
        {views.length === 0 ? (
          <p className={styles.muted}>{copy.none}</p>
        ) : (
          <ul className={styles.list}>
            {views.map((view) => (
              <li key={view.name} className={styles.view}>
                <span className={styles.name}>
                  <Link href={view.href} onClick={onClose}>
                    {view.name}
                  </Link>
                </span>
                <IconButton
                  label={copy.delete(view.name)}
                  icon={Trash2}
                  size="sm"
                  onPress={() => {
                    onDelete(view.name);
                    setSaid(copy.deleted(view.name));
                  }}
                />
              </li>
            ))}
          </ul>
        )}
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <Stack gap={2}>
            <TextField
              ref={field}
              label={copy.name}
              description={copy.nameHelp}
              value={name}
              maxLength={LONGEST_NAME}
              {...(error !== undefined && { errorMessage: error })}
              onChange={(text) => {
                setName(text);
                setError(undefined);
              }}
            />
            <Inline gap={2}>
              <Button type="submit">{copy.save}</Button>
              <Button variant="quiet" icon={Link2} onPress={() => void share()}>
                {copy.share}
              </Button>
            </Inline>
          </Stack>
        </form>
        <p role="status" className={styles.muted}>
          {said}
        </p>
      </Stack>
    </section>
  );
}
