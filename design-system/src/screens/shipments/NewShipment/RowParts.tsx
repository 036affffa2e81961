import { CircleAlert, Copy, Trash2 } from '@lucide/icons';
import { Button } from '../../../components/Button/Button.tsx';
import { error as errorClass, errorIcon } from '../../../components/Field/Field.css.ts';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import type { EditableRows } from '../../../forms/useEditableRows.ts';
import { removed } from './Packages.css.ts';
import { rowsCopy as copy } from './RowParts.copy.ts';

/** What a list of rows hands to each of them. */
export interface EditableRowProps {
  readonly index: number;
  /** The last row cannot be removed. */
  readonly isRemovable: boolean;
  readonly isDuplicable: boolean;
  readonly onDuplicate: (index: number) => void;
  readonly onRemove: (index: number) => void;
}

interface RowActionsProps extends EditableRowProps {
  /** „Packstück 2“. */
  readonly label: string;
}

/** Duplicates a row and removes it. */
export function RowActions(props: RowActionsProps) {
  const { index, label, isRemovable, isDuplicable, onDuplicate, onRemove } = props;
  return (
    <>
      <IconButton
        icon={Copy}
        label={copy.duplicate(label)}
        isDisabled={!isDuplicable}
        onPress={() => onDuplicate(index)}
      />
      <IconButton
        icon={Trash2}
        label={copy.remove(label)}
        isDisabled={!isRemovable}
        onPress={() => onRemove(index)}
      />
    </>
  );
}

interface RemovedRowProps {
  readonly rows: EditableRows;
  /** „Packstück 2“ from the index of the row. */
  readonly label: (index: number) => string;
}

/** Says which row has gone, with the way back. */
export function RemovedRow({ rows: { removedAt, undoButton, undo }, label }: RemovedRowProps) {
  return (
    <div role="status">
      {removedAt !== null && (
        <p className={removed}>
          {copy.removed(label(removedAt))}
          <Button ref={undoButton} variant="link" onPress={undo}>
            {copy.undo}
          </Button>
        </p>
      )}
    </div>
  );
}

/** What is wrong with the rows as a whole. */
export function RowsError({ error }: { readonly error: string | undefined }) {
  if (!error) return null;
  return (
    <p className={errorClass}>
      <span className={errorIcon}>
        <Icon icon={CircleAlert} size="sm" />
      </span>
      {error}
    </p>
  );
}
