import type { CarrierRequest } from 'contract';
import { useConfirm } from 'design-system/components/ConfirmProvider';
import { CarrierApi } from 'design-system/screens/backoffice/CarrierApi/CarrierApi';
import { carrierApiCopy } from 'design-system/screens/backoffice/CarrierApi/CarrierApi.copy.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { askCarrier, carrierConnections } from '../../data/carrier-api.ts';
import { preloadRead, useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useIsSlow } from '../../hooks/use-is-slow.ts';
import { useNow } from '../../hooks/use-now.ts';
import { useLeaveGuard } from '../../leaving/use-leave-guard.ts';
import { carrierApiAddress } from '../../pages/backoffice-addresses.ts';
import { pages } from '../../pages/pages.ts';
import { useSession } from '../../session/use-session.ts';
import { toRefusal } from '../to-refusal.ts';
import { toFetched } from '../to-resource.ts';
import { toSubmitFailure } from '../to-submit-failure.ts';
import { useSearch } from '../use-search.ts';
import { mayAdminister } from './rights-of-staff.ts';
import { tellUnanswered, tellUnseenAnswer } from './tell-unseen-answer.ts';
import { useConnectionChecks } from './use-connection-checks.ts';

const { confirm: words } = carrierApiCopy.tool;

export function preload(): void {
  preloadRead(carrierConnections());
}

/** `/backoffice/carrier-api`; whose times the chart shows stands in the address. */
export function Component() {
  const { carrier } = useSearch(carrierApiAddress);
  const navigate = useNavigate();
  const confirm = useConfirm();
  const refusal = toRefusal(useSession());
  const connections = useRead(carrierConnections());
  const isSlow = useIsSlow(connections.isLoading);
  const checking = useConnectionChecks();
  const { state, run } = useWrite(askCarrier, {
    onDone(answer, asked, isShown) {
      if (!isShown) tellUnseenAnswer(answer, asked);
    },
    onFailed(error, asked, isShown) {
      if (!isShown) tellUnanswered(error, asked);
    },
  });
  const [isChanged, setChanged] = useState(false);
  useLeaveGuard(isChanged ? 'draft' : 'nothing', () => setChanged(false));
  const send = async (request: CarrierRequest) => {
    const isAgreed =
      request.operation !== 'cancel' ||
      (await confirm({
        title: words.title,
        message: words.message(request.carrier, request.request.trackingNumber),
        acceptLabel: words.accept,
        rejectLabel: words.reject,
      }));
    if (isAgreed) void run(request);
  };
  return (
    <CarrierApi
      state={
        connections.error?.kind === 'forbidden'
          ? { kind: 'forbidden', refusal }
          : toFetched({ ...connections, data: connections.data?.connections }, { isSlow })
      }
      carrier={carrier === '' ? null : carrier}
      homeHref={pages.start.href()}
      now={useNow()}
      checking={checking}
      request={{
        pending: state.kind === 'pending',
        failure: state.kind === 'failed' ? toSubmitFailure(state.error) : null,
        answer: state.kind === 'done' ? state.answer : null,
        onSend: (request) => void send(request),
        onChangedChange: setChanged,
      }}
      isAdministrator={mayAdminister()}
      onCarrier={(chosen) =>
        void navigate(carrierApiAddress.href({ carrier: chosen }), {
          replace: true,
          preventScrollReset: true,
        })
      }
      onRetry={() => connections.mutate()}
    />
  );
}
