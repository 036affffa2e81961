import { type CommandHint, CommandPalette } from '../../../components/CommandPalette/CommandPalette.tsx';
import { retryCopy } from '../../../components/RetryButton/RetryButton.copy.ts';
import { commandIds, type PaletteContent, toSections } from './palette-sections.tsx';
import { paletteCopy as copy } from './Palette.copy.ts';

export interface PaletteProps extends PaletteContent {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Called with the whole text at every key. */
  onText: (text: string) => void;
  onRetry: () => void;
  onShortcuts: () => void;
  onSignOut: () => void;
}

const hints: readonly CommandHint[] = [
  { keys: '↑ ↓', does: copy.hints.choose },
  { keys: '↵', does: copy.hints.open },
];

/**
 * What can be done and gone to, and what the organisation's shipments and contacts hold, found by typing. A
 * tracking number of nobody's shipment leads to the carriers that write such numbers.
 */
export function Palette({
  isOpen,
  onOpenChange,
  onText,
  onRetry,
  onShortcuts,
  onSignOut,
  ...content
}: PaletteProps) {
  const { text, state } = content;
  const sections = toSections(content);
  const count = sections.reduce((sum, { commands }) => sum + commands.length, 0);
  return (
    <CommandPalette
      label={copy.label}
      placeholder={copy.placeholder}
      closeLabel={copy.close}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      inputValue={text}
      onInputChange={onText}
      sections={sections}
      onAction={(id) => {
        if (id === commandIds.shortcuts) onShortcuts();
        if (id === commandIds.signOut) onSignOut();
      }}
      isLoading={state.kind === 'loading'}
      loadingText={copy.loading}
      emptyText={state.kind === 'tooShort' ? copy.tooShort : copy.noHits}
      resultLabel={state.kind === 'tooShort' ? copy.tooShort : copy.hits(count)}
      failure={
        state.kind === 'failed' ? { text: copy.failed, retryLabel: retryCopy.retry, onRetry } : undefined
      }
      hints={hints}
    />
  );
}
