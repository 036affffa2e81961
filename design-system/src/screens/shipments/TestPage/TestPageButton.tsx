import { Printer } from '@lucide/icons';
import { Button } from '../../../components/Button/Button.tsx';
import { testPageCopy as copy } from './TestPage.copy.ts';

export interface TestPageButtonProps {
  /** Opens a `TestPageDialog`, whose code comes then. */
  readonly onPress: () => void;
}

/** „Testseite drucken“, beside a choice of paper. First used by the set-up and the parameters. */
export function TestPageButton({ onPress }: TestPageButtonProps) {
  return (
    <Button icon={Printer} onPress={onPress}>
      {copy.button}
    </Button>
  );
}
