import { type RefObject, useEffect, useEffectEvent } from 'react';
import { KeyBurst } from './key-burst.ts';

/** How the sign between the parts of a barcode is shown; a field would show nothing for the sign itself. */
const SEPARATOR = '\u241D';

const modifiers: ReadonlySet<string> = new Set(['Alt', 'AltGraph', 'Control', 'Shift']);

/** What a field held before a scanner wrote into it. */
interface Written {
  readonly field: HTMLInputElement | HTMLTextAreaElement;
  readonly before: string;
}

/**
 * Scanners are keyboards: they write wherever the focus is. What one writes elsewhere than in the field for it is
 * taken out again and told as a scan, so no number is lost and none becomes a weight. It ends with Enter or Tab. Where
 * nobody can write, keys lead into the field; letters are the scanner's here and no shortcuts.
 */
export function useScanCatcher(
  scanField: RefObject<HTMLInputElement | null>,
  onScan: (number: string) => void,
): void {
  const take = useEffectEvent(onScan);
  useEffect(() => {
    const burst = new KeyBurst();
    let written: Written | null = null;

    const handle = (event: KeyboardEvent) => {
      const { key, target, timeStamp } = event;
      const isOwn = target === scanField.current;
      // Scanners press Ctrl+] for what parts a barcode (GS); on another layout the same key is another sign.
      const isSeparator = event.ctrlKey && !event.altKey && (key === ']' || event.code === 'BracketRight');
      if (modifiers.has(key)) return;
      if (isSeparator && burst.isRunning(timeStamp)) {
        event.preventDefault();
        burst.add(SEPARATOR, timeStamp);
        if (isOwn && scanField.current) write(scanField.current, scanField.current.value + SEPARATOR);
        return;
      }
      // Windows tells Ctrl and Alt of what AltGr writes, such as „]“ on a German keyboard.
      const isHeld = (event.ctrlKey || event.altKey) && !event.getModifierState('AltGraph');
      const isCommand = isHeld || event.metaKey || event.isComposing || (key === 'Tab' && event.shiftKey);
      const isEnd = isLineFeed(event) || (!isCommand && (key === 'Enter' || key === 'Tab'));
      if (isEnd && burst.hasJustEnded(timeStamp)) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      if (isCommand && !isEnd) {
        burst.reset();
        return;
      }
      // In its own field Enter is the field's.
      if (isOwn && key === 'Enter') {
        burst.end(timeStamp);
        return;
      }
      if (isEnd) {
        const number = burst.end(timeStamp);
        if (number === null) return;
        // Neither a button nor a form below hears of it, and the focus stays.
        event.preventDefault();
        event.stopPropagation();
        if (written) restore(written);
        take(isOwn ? (scanField.current?.value ?? number) : number);
        return;
      }
      if (key.length !== 1) return;
      const isFirst = burst.add(key, timeStamp);
      if (isOwn) {
        written = null;
        return;
      }
      if (isFirst) written = isText(target) ? { field: target, before: target.value } : null;
      if (key === ' ' || isWritable(target) || isInDialog(target)) return;
      // The key itself arrives there already.
      scanField.current?.focus();
      written = null;
      event.stopPropagation();
    };
    // Before everything else hears of it.
    window.addEventListener('keydown', handle, { capture: true });
    return () => window.removeEventListener('keydown', handle, { capture: true });
  }, [scanField]);
}

/** Ctrl+J, which scanners press for it; it opens the list of downloads in many browsers. */
function isLineFeed({ key, ctrlKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey && !altKey && key.toLowerCase() === 'j';
}

function isText(target: EventTarget | null): target is Written['field'] {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

function isWritable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role="spinbutton"]'))
  );
}

function isInDialog(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]') !== null
  );
}

/** Puts back what stood there, as if somebody had typed it. */
function restore({ field, before }: Written): void {
  if (field.value !== before) write(field, before);
}

/** React hears of nothing else. */
function write(field: Written['field'], value: string): void {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
