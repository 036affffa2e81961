import { CloudAlert, PackageSearch, SearchX } from '@lucide/icons';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState, type EmptyStateProps } from '../../components/EmptyState/EmptyState.tsx';
import { RetryButton, type RetryButtonProps } from '../../components/RetryButton/RetryButton.tsx';
import { rateListCopy as copy } from './RateList.copy.ts';
import { message } from './RateList.css.ts';
import type { CarrierState } from './rates-state.ts';

/** What keeps prices from being asked for, and the way to mend it. */
export interface RatesObstacle {
  /** A sentence: „Für Tarife fehlt noch: Empfänger, Postleitzahl.“ */
  readonly text: string;
  readonly action: { readonly label: string; readonly onPress: () => void };
}

/** Stands in for the rates as long as nobody can be asked. */
export function Incomplete({ obstacle }: { readonly obstacle: RatesObstacle | null }) {
  return (
    <Message
      icon={PackageSearch}
      title={copy.incompleteTitle}
      actions={obstacle && <Button onPress={obstacle.action.onPress}>{obstacle.action.label}</Button>}
    >
      {obstacle?.text ?? copy.incomplete}
    </Message>
  );
}

type FailureProps = Pick<RetryButtonProps, 'onRetry' | 'isRetrying' | 'landing'> & {
  readonly title: string;
  /** What to do about it. Default: check the connection. */
  readonly help?: string;
};

/** Stands in for the rates where nobody could be asked, or nobody has answered. */
export function RatesFailure({ title, help = copy.failedHelp, ...retry }: FailureProps) {
  return (
    <Message icon={CloudAlert} role="alert" title={title} actions={<RetryButton {...retry} />}>
      {help}
    </Message>
  );
}

export interface NoOffersProps {
  readonly carriers: readonly CarrierState[];
  /** How many there are of the speeds that are not listed. */
  readonly ofOtherSpeeds: number;
  readonly onAnySpeed: (() => void) | undefined;
  readonly otherWay: RatesObstacle['action'] | undefined;
}

/** All have answered, and there is nothing to choose: why, and what to do about it. */
export function NoOffers({ carriers, ofOtherSpeeds, onAnySpeed, otherWay }: NoOffersProps) {
  if (ofOtherSpeeds > 0) {
    return (
      <Message
        icon={SearchX}
        title={copy.noneForSpeed}
        actions={onAnySpeed && <Button onPress={onAnySpeed}>{copy.anySpeed}</Button>}
      >
        {copy.otherSpeeds(ofOtherSpeeds)}
      </Message>
    );
  }
  const hasReasons = carriers.some((one) => one.status === 'answered' && one.unavailable.length > 0);
  const hasSilent = carriers.some(({ status }) => status === 'failed');
  return (
    <Message
      icon={SearchX}
      title={copy.none}
      actions={otherWay && <Button onPress={otherWay.onPress}>{otherWay.label}</Button>}
    >
      {hasReasons ? copy.noneReasons : hasSilent ? copy.noneSilent : copy.noneHelp}
    </Message>
  );
}

/** In the gutter of the rows. */
function Message(props: EmptyStateProps) {
  return (
    <div className={message}>
      <EmptyState headingLevel={3} {...props} />
    </div>
  );
}
