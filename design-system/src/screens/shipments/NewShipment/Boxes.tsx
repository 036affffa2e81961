import { Trash2 } from '@lucide/icons';
import { type Package, savedBoxFormSchema } from 'contract';
import { useState } from 'react';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { type CellSaving, EditableCell } from '../../../components/EditableCell/EditableCell.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { BoundDecimalField, BoundTextField } from '../../../forms/fields.tsx';
import { FieldGrid } from '../../../forms/FormFrame/FieldGrid.tsx';
import { FormDialog } from '../../../forms/FormFrame/FormDialog.tsx';
import { type SubmitFailure, toSubmitError } from '../../../forms/submit-failure.ts';
import { useForm } from '../../../forms/useForm.ts';
import { boxesCopy } from './Boxes.copy.ts';
import * as styles from './Boxes.css.ts';
import { toPackageInput } from './form/package-input.ts';
import type { Box, BoxKeeping } from './new-shipment-state.ts';

export interface KeepBoxProps {
  /** What the box holds now: its packaging and sides are taken over. */
  readonly row: Package;
  readonly keeping: Pick<BoxKeeping, 'keep'>;
  readonly onKept: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks how the box of a row is to be called. */
export function KeepBox({ row, keeping, onKept, onClose }: KeepBoxProps) {
  const copy = boxesCopy.keep;
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<SubmitFailure | null>(null);
  const { packaging, lengthCm, widthCm, heightCm } = toPackageInput(row);
  const control = useForm({
    rules: () => savedBoxFormSchema,
    initialInput: { name: '', packaging, lengthCm, widthCm, heightCm, emptyWeightKg: '' },
    pending,
    submitError: failure && toSubmitError(failure, copy.notSaved),
    onSubmit(draft) {
      setPending(true);
      setFailure(null);
      void keeping.keep(draft).then((why) => {
        setPending(false);
        setFailure(why);
        if (why) return;
        onKept(draft.name);
        onClose();
      });
    },
  });
  const { form } = control;
  return (
    <FormDialog control={control} words={{ ...copy, close: boxesCopy.manage.close }} onClose={onClose}>
      <BoundTextField field={form.at('name')} label={copy.name} description={copy.nameHelp} isRequired />
      <FieldGrid columns={3}>
        <BoundDecimalField field={form.at('lengthCm')} label={copy.length} isRequired />
        <BoundDecimalField field={form.at('widthCm')} label={copy.width} isRequired />
        <BoundDecimalField field={form.at('heightCm')} label={copy.height} isRequired />
      </FieldGrid>
      <BoundDecimalField
        field={form.at('emptyWeightKg')}
        label={copy.emptyWeight}
        description={copy.emptyWeightHelp}
      />
    </FormDialog>
  );
}

export interface ManageBoxesProps {
  readonly boxes: readonly Box[];
  readonly keeping: Pick<BoxKeeping, 'rename' | 'remove'>;
  readonly onClose: () => void;
}

/** All boxes of the organisation, to be renamed in their place and removed. */
export function ManageBoxes({ boxes, keeping, onClose }: ManageBoxesProps) {
  const copy = boxesCopy.manage;
  const [said, setSaid] = useState('');
  const remove = async ({ id, name }: Box) => {
    setSaid('');
    const why = await keeping.remove(id);
    setSaid(why ? (why.detail ?? copy.notRemoved) : copy.removed(name));
  };
  return (
    <Dialog
      isOpen
      size="lg"
      title={copy.title}
      closeLabel={copy.close}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {boxes.length === 0 ? (
        <p className={styles.muted}>{copy.none}</p>
      ) : (
        <ul className={styles.list}>
          {boxes.map((box) => (
            <li key={box.id} className={styles.box}>
              <div className={styles.facts}>
                <BoxName box={box} rename={keeping.rename} />
                <div className={styles.muted}>{boxesCopy.facts(box)}</div>
              </div>
              <IconButton label={copy.remove(box.name)} icon={Trash2} onPress={() => void remove(box)} />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={styles.muted}>
        {said}
      </p>
    </Dialog>
  );
}

interface BoxNameProps extends Pick<BoxKeeping, 'rename'> {
  readonly box: Box;
}

function BoxName({ box: { id, name }, rename }: BoxNameProps) {
  const copy = boxesCopy.manage;
  const [saving, setSaving] = useState<CellSaving>({ kind: 'idle' });
  const save = async (text: string) => {
    setSaving({ kind: 'pending' });
    const why = await rename(id, text);
    const message = why && (why.fields?.[0]?.message ?? why.detail ?? copy.notRenamed);
    setSaving(message === null ? { kind: 'done' } : { kind: 'failed', message });
  };
  return (
    <EditableCell
      label={copy.rename(name)}
      value={name}
      saving={saving}
      onSave={(text) => void save(text)}
      onCancel={() => setSaving({ kind: 'idle' })}
    />
  );
}
