import type { StepState } from '../../components/Stepper/Stepper.tsx';

/** What every wizard says. */
export const wizardCopy = {
  progress: (step: number, all: number) => `Schritt\u00A0${step} von\u00A0${all}`,
  states: { done: 'Erledigt', failed: 'Angaben prüfen' } satisfies Partial<Record<StepState, string>>,
  back: 'Zurück',
} as const;
