import { ScanBarcode } from '@lucide/icons';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { TextField } from '../../../components/TextField/TextField.tsx';
import type { BenchStep } from './packing-bench-state.ts';
import { packingBenchCopy as copy } from './PackingBench.copy.ts';
import { useScanCatcher } from './useScanCatcher.ts';

/** After so many milliseconds a digit that stands alone chooses; until then it may begin a number. */
const ALONE_AFTER_MS = 250;

export interface ScanFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly step: BenchStep;
  readonly onScan: (number: string) => void;
  /** A digit was pressed for one of several: the place in the list, from 0. */
  readonly onDigit: (index: number) => void;
}

/** The one field of the bench. It holds what is typed now; what was scanned stands in the message below. */
export function ScanField({ field, step, onScan, onDigit }: ScanFieldProps) {
  const [text, setText] = useState('');
  const scan = (number: string) => {
    setText('');
    if (number.trim() !== '') onScan(number.trim());
  };
  useScanCatcher(field, scan);

  const choices = step.kind === 'several' ? step.shipments.length : 0;
  const digit = /^[1-9]$/.test(text) && Number(text) <= choices ? Number(text) : null;
  const choose = (chosen: number) => {
    setText('');
    onDigit(chosen - 1);
  };
  const chooseAlone = useEffectEvent(choose);
  useEffect(() => {
    if (digit === null) return undefined;
    const timer = setTimeout(() => chooseAlone(digit), ALONE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [digit]);

  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (digit === null) scan(text);
    else choose(digit);
  };
  return (
    <TextField
      ref={field}
      label={copy.scan}
      isLabelHidden
      placeholder={copy.scan}
      size="lg"
      icon={ScanBarcode}
      isMono
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="search"
      maxLength={100}
      value={text}
      onChange={setText}
      onKeyDown={handleKey}
    />
  );
}
