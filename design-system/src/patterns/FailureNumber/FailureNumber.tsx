import { CopyButton } from '../../components/CopyButton/CopyButton.tsx';
import { failureNumberCopy as copy } from './FailureNumber.copy.ts';
import * as styles from './FailureNumber.css.ts';

export interface FailureNumberProps {
  /** The id of the request that failed. */
  number: string;
  /** Where the word stands apart from it already. Default false. */
  isNamed?: boolean;
}

/** „Fehlernummer req-7f3a91c2“, in one piece and to be copied: by it support finds what happened. */
export function FailureNumber({ number, isNamed = false }: FailureNumberProps) {
  return (
    <>
      {!isNamed && `${copy.name} `}
      <span className={styles.number}>{number}</span>
      <CopyButton
        size="sm"
        value={number}
        label={copy.copy}
        copiedLabel={copy.copied}
        failedLabel={copy.copyFailed}
      />
    </>
  );
}
