import { Download } from '@lucide/icons';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import type { ContactImportState } from './contact-import-state.ts';
import { contactImportCopy } from './ContactImport.copy.ts';
import * as styles from './ContactImport.css.ts';

const copy = contactImportCopy.result;

export interface ResultStepProps {
  state: Extract<ContactImportState, { kind: 'result' }>;
  contactsHref: string;
  onFaultyRows: () => void;
  onDiscard: () => void;
}

function titleOf({ created, updated }: ResultStepProps['state']): string {
  if (created > 0) return copy.created(created);
  return updated > 0 ? copy.updated(updated) : copy.none;
}

/** Step 4: what became of the rows. */
export function ResultStep({ state, contactsHref, onFaultyRows, onDiscard }: ResultStepProps) {
  const { created, updated, skipped, failed } = state;
  return (
    <>
      <Banner tone={created + updated > 0 ? 'success' : 'info'} title={titleOf(state)} role="status">
        {created > 0 && updated > 0 && <p>{copy.updated(updated)}</p>}
        {skipped > 0 && <p>{copy.skipped(skipped)}</p>}
      </Banner>
      {failed > 0 && (
        <Banner
          tone="warning"
          title={copy.failed(failed)}
          actions={
            <Button icon={Download} onPress={onFaultyRows}>
              {contactImportCopy.check.faultyFile}
            </Button>
          }
        >
          {copy.failedHelp}
        </Banner>
      )}
      <div className={styles.line}>
        <ButtonLink href={contactsHref} variant="primary">
          {copy.toList}
        </ButtonLink>
        <Button onPress={onDiscard}>{copy.another}</Button>
      </div>
    </>
  );
}
