import { Check } from '@lucide/icons';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Stepper, type StepState } from '../../components/Stepper/Stepper.tsx';
import { wizardCopy as copy } from './Wizard.copy.ts';
import * as styles from './Wizard.css.ts';

export interface WizardStep {
  /** Unique among the steps. */
  readonly id: string;
  /** What is done in it, e.g. „Absender“; it is the heading as well. */
  readonly label: string;
  readonly state: StepState;
  /** Leads to the step. Leave it out for steps that cannot be reached yet. */
  readonly href?: string;
}

export interface WizardProps {
  /** Names the list of steps, e.g. „Schritte der Einrichtung“. */
  readonly label: string;
  /** In their order. */
  readonly steps: readonly WizardStep[];
  /** The id of the step that is shown. A new one takes the focus at its heading. */
  readonly currentId: string;
  /** When the input was last put away, in words: „Gespeichert um 09:14 Uhr“. */
  readonly savedMessage?: string | null;
  /** Goes to the step before; left out in the first one. Nothing is judged by it. */
  readonly onBack?: (() => void) | undefined;
  /** What leads on, where nothing is asked; a step that is a `FormFrame` has both ways in its own foot. */
  readonly next?: ReactNode;
  /** The step. */
  readonly children: ReactNode;
}

/**
 * A form that goes over several pages: the steps, the heading of the one that is open, and the ways back
 * and on. Which step is open is an address, so that the browser's way back works.
 *
 * First used by the set-up of an organisation (`/setup`) and by the import of contacts.
 *
 * Source: https://www.w3.org/WAI/tutorials/forms/multi-page/
 */
export function Wizard(props: WizardProps) {
  const { label, steps, currentId, savedMessage = null, onBack, next, children } = props;
  const index = steps.findIndex(({ id }) => id === currentId);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownId = useRef(currentId);

  useEffect(() => {
    // What was pressed belongs to the step before. The page's own heading has the first one's focus.
    if (shownId.current !== currentId) heading.current?.focus();
    shownId.current = currentId;
  }, [currentId]);

  return (
    <div className={styles.wizard}>
      <Stepper
        label={label}
        steps={steps}
        currentId={currentId}
        stateLabels={copy.states}
        progressLabel={copy.progress(index + 1, steps.length)}
      />
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {steps[index]?.label}
        </h2>
        {/* Always there, so that what comes is read. */}
        <span role="status" className={styles.saved}>
          {savedMessage !== null && (
            <>
              <Icon icon={Check} size="sm" />
              {savedMessage}
            </>
          )}
        </span>
      </div>
      {children}
      {(onBack || next) && (
        <div className={styles.ways}>
          {onBack && <Button onPress={onBack}>{copy.back}</Button>}
          <span className={styles.next}>{next}</span>
        </div>
      )}
    </div>
  );
}
