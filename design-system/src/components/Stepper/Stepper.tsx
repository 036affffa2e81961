import { Check, CircleAlert } from '@lucide/icons';
import { Icon } from '../Icon/Icon.tsx';
import { useLinkClick } from '../Link/Link.tsx';
import * as styles from './Stepper.css.ts';

/** How far a step is. `failed` was left with something wrong in it; it may be the current one again. */
export const stepStates = ['done', 'current', 'failed', 'upcoming'] as const;
export type StepState = (typeof stepStates)[number];

export interface Step {
  /** Unique among the steps. */
  id: string;
  label: string;
  state: StepState;
  /** Leads to the step. Leave it out for steps that cannot be reached yet. */
  href?: string;
}

export interface StepperProps {
  /** Names the list, e.g. „Schritte der Einrichtung“. */
  label: string;
  /** In their order, with the state of each. */
  steps: readonly Step[];
  /** The id of the step that the page shows. */
  currentId: string;
  /** The state in words, below the step; also what assistive technology reads. None for a state left out. */
  stateLabels: Partial<Record<StepState, string>>;
  /** Where one is, shown on phones before the name of the step, e.g. „Schritt 2 von 4“. */
  progressLabel: string;
}

/**
 * The steps of a form that goes over several pages: which are done, which one is open, which wait.
 * Moving on is the work of the form's own buttons. On a phone the steps are numbers only, and a
 * line below names the open one.
 *
 * Source: https://www.w3.org/WAI/tutorials/forms/multi-page/ (step-by-step indicator)
 */
export function Stepper({ label, steps, currentId, stateLabels, progressLabel }: StepperProps) {
  const handleClick = useLinkClick();
  const current = steps.find(({ id }) => id === currentId);
  return (
    <div className={styles.stepper}>
      <ol aria-label={label} className={styles.list}>
        {steps.map((step, index) => {
          const isCurrent = step.id === currentId;
          const inside = <StepContent step={step} number={index + 1} stateLabel={stateLabels[step.state]} />;
          const attributes = {
            className: styles.body,
            'aria-current': isCurrent ? ('step' as const) : undefined,
          };
          return (
            <li key={step.id} className={styles.step} data-state={step.state}>
              {step.href === undefined || isCurrent ? (
                <div {...attributes}>{inside}</div>
              ) : (
                <a {...attributes} href={step.href} onClick={handleClick}>
                  {inside}
                </a>
              )}
            </li>
          );
        })}
      </ol>
      <p className={styles.summary} aria-hidden="true">
        {progressLabel}: <span className={styles.summaryLabel}>{current?.label}</span>
      </p>
    </div>
  );
}

interface StepContentProps {
  step: Step;
  number: number;
  stateLabel: string | undefined;
}

function StepContent({ step, number, stateLabel }: StepContentProps) {
  return (
    <>
      <span className={styles.mark} aria-hidden="true">
        {step.state === 'done' && <Icon icon={Check} />}
        {step.state === 'failed' && <Icon icon={CircleAlert} />}
        {(step.state === 'current' || step.state === 'upcoming') && number}
      </span>
      <span className={styles.words}>
        <span className={styles.label}>{step.label}</span>
        {stateLabel && <span className={styles.state}> {stateLabel}</span>}
      </span>
    </>
  );
}
