import { Unplug } from '@lucide/icons';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import type { PartRetry } from '../../components/LazyPart/LazyPart.tsx';
import { RetryButton } from '../../components/RetryButton/RetryButton.tsx';
import { missingPartCopy as copy } from './MissingPart.copy.ts';

export interface MissingPartProps extends PartRetry {
  /** What could not be loaded, as a sentence. */
  title: string;
  /** A line in the flow of the page instead of the whole place. Default false. */
  isInline?: boolean;
  /** One way on beside trying again; loading the page anew by default, which brings a newer build. */
  otherWay?: { label: string; onPress: () => void };
}

/** Stands in for a part of the page whose code could not be fetched; the rest of the page goes on. */
export function MissingPart({ title, isInline = false, otherWay, ...retry }: MissingPartProps) {
  const { label, onPress } = otherWay ?? { label: copy.reload, onPress: () => location.reload() };
  const actions = (
    <>
      <RetryButton {...retry} />
      <Button variant="quiet" onPress={onPress}>
        {label}
      </Button>
    </>
  );
  return isInline ? (
    <Banner tone="danger" role="alert" title={title} actions={actions}>
      {copy.text}
    </Banner>
  ) : (
    <EmptyState icon={Unplug} role="alert" title={title} actions={actions}>
      {copy.text}
    </EmptyState>
  );
}
