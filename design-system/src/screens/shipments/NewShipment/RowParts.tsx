import { CircleAlert } from '@lucide/icons';
import { Button } from '../../../components/Button/Button.tsx';
import { error as errorClass, errorIcon } from '../../../components/Field/Field.css.ts';
import { Icon } from '../../../components/Icon/Icon.tsx';
import type { EditableRows } from '../../../forms/useEditableRows.ts';
import { removed } from './Packages.css.ts';
import { rowsCopy as copy } from './RowParts.copy.ts';

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
