import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar.tsx';
import type { ContactImportState } from './contact-import-state.ts';
import { contactImportCopy } from './ContactImport.copy.ts';
import * as styles from './ContactImport.css.ts';

const copy = contactImportCopy.run;

export interface RunStepProps {
  state: Extract<ContactImportState, { kind: 'run' }>;
  onPause: () => void;
  onResume: () => void;
  onDiscard: () => void;
}

/** Rows on their way into the address book, or waiting for somebody to go on. */
export function RunStep({ state, onPause, onResume, onDiscard }: RunStepProps) {
  const { done, total, failed, standing } = state;
  return (
    <>
      <ProgressBar label={copy.label} value={done} maxValue={total} valueLabel={copy.progress(done, total)} />
      <div role="status">
        {standing !== 'running' && (
          <Banner tone={standing === 'interrupted' ? 'warning' : 'info'}>{copy[standing]}</Banner>
        )}
      </div>
      <p>
        {failed > 0 && `${copy.failed(failed)} `}
        {standing === 'running' && copy.stayOpen}
      </p>
      <div className={styles.line}>
        {standing === 'running' ? (
          <Button onPress={onPause}>{copy.pause}</Button>
        ) : (
          <>
            <Button variant="primary" onPress={onResume}>
              {copy.resume}
            </Button>
            <Button variant="quiet" onPress={onDiscard}>
              {copy.discard}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
