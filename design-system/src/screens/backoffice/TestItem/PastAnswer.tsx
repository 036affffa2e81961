import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { formatRelativeDateTime } from '../../../format/index.ts';
import { ResourceView } from '../../../patterns/ResourceView/ResourceView.tsx';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import { ResultViews } from './ItemResult.tsx';
import type { PastAnswerView } from './test-item-state.ts';
import { testItemCopy } from './TestItem.copy.ts';
import * as styles from './TestItem.css.ts';

const copy = testItemCopy.past;

export interface PastAnswerProps extends PastAnswerView {
  readonly homeHref: string;
  readonly now: Date;
}

/** What a case has answered in an earlier execution, beside what was expected of it then. */
export function PastAnswer({ state, homeHref, now, onClose, onRetry }: PastAnswerProps) {
  return (
    <Dialog
      isOpen
      size="xl"
      title={state.kind === 'ready' ? copy.title(state.value.executionNumber) : copy.unknown}
      closeLabel={copy.close}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <ResourceView
        resource={state}
        words={{ loading: copy.loading, failed: copy.failed }}
        headingLevel={3}
        skeleton={
          <Stack gap={3}>
            <Skeleton width={0.7} />
            <Skeleton width={0.5} />
          </Stack>
        }
        notFound={{ title: copy.notFound }}
        renderRefusal={(refusal) => <Forbidden refusal={refusal} homeHref={homeHref} />}
        onRetry={onRetry}
      >
        {(answer) => (
          <Stack gap={3}>
            <p className={styles.muted}>{copy.about(formatRelativeDateTime(answer.startedAt, now))}</p>
            <ResultViews
              item={{ ...answer, expectedAt: null, expectedBy: null }}
              comparing={answer}
              now={now}
              changes={null}
            />
          </Stack>
        )}
      </ResourceView>
    </Dialog>
  );
}
