import { Download } from '@lucide/icons';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { FileDrop } from '../../../components/FileDrop/FileDrop.tsx';
import type { ContactImportState } from './contact-import-state.ts';
import { contactImportCopy } from './ContactImport.copy.ts';

const copy = contactImportCopy.file;

export interface FileStepProps {
  state: Extract<ContactImportState, { kind: 'file' }>;
  onFile: (file: File) => void;
  onTemplate: () => void;
}

/** Step 1: the file. */
export function FileStep({ state: { isReading, fault }, onFile, onTemplate }: FileStepProps) {
  return (
    <>
      {fault && (
        <Banner tone="danger" role="alert">
          {contactImportCopy.faults[fault]}
        </Banner>
      )}
      <FileDrop
        label={copy.label}
        description={copy.help}
        prompt={copy.prompt}
        accept=".csv,.txt,text/csv,text/plain"
        onSelect={onFile}
      />
      <p role="status">{isReading && copy.reading}</p>
      <div>
        <Button variant="link" icon={Download} onPress={onTemplate}>
          {copy.template}
        </Button>
      </div>
    </>
  );
}
