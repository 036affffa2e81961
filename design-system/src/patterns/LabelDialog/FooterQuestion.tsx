import { Printer } from '@lucide/icons';
import { type ReactNode, useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { earlierPrintCopy as copy } from './EarlierPrint.copy.ts';
import * as styles from './FooterQuestion.css.ts';

export interface FooterQuestionProps {
  readonly question: string;
  /** Its answers, each described by the question. */
  readonly children: (questionId: string) => ReactNode;
}

/** Asks in place of the buttons of a dialog that prints, with the document still there. */
export function FooterQuestion({ question, children }: FooterQuestionProps) {
  const questionId = useId();
  return (
    <div role="group" aria-labelledby={questionId} className={styles.question}>
      <p id={questionId} className={styles.questionText}>
        {question}
      </p>
      <div className={styles.answers}>{children(questionId)}</div>
    </div>
  );
}

export interface PrintAgainProps {
  /** When it was printed, and by whom. */
  readonly told: string;
  /** Something else is being laid on paper. */
  readonly isDisabled: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Two parcels with one label: the focus is on not printing, so that a key pressed twice prints nothing. */
export function PrintAgain({ told, isDisabled, onYes, onNo }: PrintAgainProps) {
  return (
    <FooterQuestion question={copy.question(told)}>
      {(questionId) => (
        <>
          <Button autoFocus aria-describedby={questionId} onPress={onNo}>
            {copy.no}
          </Button>
          <Button variant="primary" icon={Printer} isDisabled={isDisabled} keepsFocus onPress={onYes}>
            {copy.yes}
          </Button>
        </>
      )}
    </FooterQuestion>
  );
}
