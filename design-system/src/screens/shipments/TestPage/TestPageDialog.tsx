import { LabelDialog, type LabelState } from '../../../patterns/LabelDialog/LabelDialog.tsx';
import { testPageCopy as copy } from './TestPage.copy.ts';

/** Stands where a label has its number, e.g. in the name of the file. */
const NUMBER = 'LOTSE-TEST';

export interface TestPageDialogProps {
  /** Where its PDF stands. */
  readonly state: LabelState;
  readonly onClose: () => void;
  readonly onRetry: () => void;
}

/** The page that tries a printer, printed by the way that labels are: what goes wrong here would go wrong there. */
export function TestPageDialog(props: TestPageDialogProps) {
  return (
    <LabelDialog
      {...props}
      paper={copy.paper}
      number={NUMBER}
      failureWords={{ title: copy.failed, help: copy.failedHelp }}
      onTaken={() => {}}
    />
  );
}
