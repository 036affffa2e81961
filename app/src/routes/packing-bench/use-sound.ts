import type { BenchStep } from 'design-system/screens/shipments/PackingBench/packing-bench-state.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { beep, type Tone } from '../../browser/beep.ts';
import { safeStorage, type SafeStorage } from '../../browser/safe-storage.ts';

/** Kept for everybody who uses this browser: it follows from how loud it is around it. */
const SOUND_KEY = 'lotse.packing-bench.sound';
const ON = 'on';

const browserStorage = safeStorage(() => localStorage);

/** The tone of a step that a scan or an order has led to; null where nothing has come of it yet. */
export function toneOf(step: BenchStep): Tone | null {
  switch (step.kind) {
    case 'searching':
      return null;
    case 'waiting':
      return step.result === null ? null : 'good';
    case 'completing':
    case 'several':
    case 'label':
      return 'good';
    case 'none':
    case 'failed':
    case 'ordered':
    case 'ordering':
      return 'bad';
  }
}

/** „Signalton“: off until somebody switches it on, which plays it. */
export function useSound(
  step: BenchStep,
  storage: Pick<SafeStorage, 'read' | 'write'> = browserStorage,
): readonly [isOn: boolean, change: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => storage.read(SOUND_KEY) === ON);
  const tell = useEffectEvent((tone: Tone | null) => {
    if (isOn && tone) beep(tone);
  });
  useEffect(() => tell(toneOf(step)), [step]);
  return [
    isOn,
    (next) => {
      storage.write(SOUND_KEY, next ? ON : 'off');
      setOn(next);
      if (next) beep('good');
    },
  ];
}
