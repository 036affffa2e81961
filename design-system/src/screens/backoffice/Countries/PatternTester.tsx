import { normalizePostalCode, toPattern } from 'contract';
import { patternFaultText } from 'contract/postal-pattern';
import { useState } from 'react';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { StatusMark } from '../../../components/StatusMark/StatusMark.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { countriesCopy } from './Countries.copy.ts';
import * as styles from './Countries.css.ts';

const { tester: copy } = countriesCopy;

/** As long as a postcode may be. */
const LONGEST = 10;

export interface PatternTesterProps {
  /** As it is typed. */
  readonly pattern: string;
  /** Tells how postcodes of the country are written before they are compared. */
  readonly countryCode: string;
}

/** Tries a pattern with a postcode, as the shipment form will. It belongs to no form and is not saved. */
export function PatternTester({ pattern, countryCode }: PatternTesterProps) {
  const [text, setText] = useState('');
  return (
    <Stack gap={1}>
      <TextField label={copy.label} value={text} maxLength={LONGEST} autoComplete="off" onChange={setText} />
      <div role="status" className={styles.verdict}>
        {verdictOf(pattern.trim(), countryCode, text.trim())}
      </div>
    </Stack>
  );
}

function verdictOf(pattern: string, countryCode: string, text: string) {
  if (text === '') return null;
  if (pattern === '') return copy.anything;
  // Nothing is tried before it is known to come to an end.
  const fault = patternFaultText(pattern);
  if (fault !== undefined) return fault;
  return toPattern(pattern)?.test(normalizePostalCode(countryCode, text)) ? (
    <StatusMark glyph="check-filled" tone="success">
      {copy.fits(text)}
    </StatusMark>
  ) : (
    <StatusMark glyph="cross-ring" tone="danger">
      {copy.differs(text)}
    </StatusMark>
  );
}
