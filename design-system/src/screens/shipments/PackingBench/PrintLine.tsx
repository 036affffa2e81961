import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { PrintFields } from '../../../patterns/LabelDialog/LazyPrintFields.tsx';
import type { PrintSettings } from '../../../patterns/LabelDialog/print-settings.ts';
import * as styles from './PackingBench.css.ts';
import { printLineCopy as copy } from './PrintLine.copy.ts';

export interface PrintLineProps {
  readonly settings: PrintSettings;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** How labels are laid on paper at this bench, and the way to have it otherwise before the next one comes. */
export function PrintLine({ settings, isOpen, onOpenChange }: PrintLineProps) {
  return (
    <>
      <p className={styles.printLine}>
        <span>{copy.told(settings.layout)}</span>
        <Button size="sm" aria-label={copy.changeLabel} onPress={() => onOpenChange(true)}>
          {copy.change}
        </Button>
      </p>
      <Dialog
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        title={copy.title}
        footer={
          <Button variant="primary" onPress={() => onOpenChange(false)}>
            {copy.done}
          </Button>
        }
      >
        <Stack gap={3}>
          <PrintFields {...settings} />
        </Stack>
      </Dialog>
    </>
  );
}
