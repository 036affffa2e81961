import { PackagePlus, Truck, Upload } from '@lucide/icons';
import type { PhoneCheck } from 'contract';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { PageHeading } from '../../../components/PageHeading/PageHeading.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Wizard } from '../../../forms/Wizard/Wizard.tsx';
import { ResourceView } from '../../../patterns/ResourceView/ResourceView.tsx';
import { OrganizationStep } from './OrganizationStep.tsx';
import { PrintStep } from './PrintStep.tsx';
import { SenderStep } from './SenderStep.tsx';
import {
  type SetupCallbacks,
  type SetupEditing,
  type SetupState,
  type SetupStep,
  setupSteps,
  type SetupWays,
} from './setup-state.ts';
import { setupCopy as copy } from './Setup.copy.ts';
import * as styles from './Setup.css.ts';
import { TeamStep } from './TeamStep.tsx';

export interface SetupProps extends SetupCallbacks {
  readonly state: SetupState;
  readonly hrefOf: (step: SetupStep) => string;
  readonly ways: SetupWays;
  readonly isValidPhone: PhoneCheck;
}

/** The set-up of an organisation by its owner: who it is, where it sends from, what it prints on, who works there. */
export function Setup(props: SetupProps) {
  const { state, onRetry } = props;
  return (
    <div className={styles.page}>
      {(state.kind === 'notOwner' || state.kind === 'notAccepted') && (
        <Waiting on={state.kind} onRetry={onRetry} />
      )}
      {state.kind === 'done' && <Done leaving={state.leaving} {...props} />}
      {state.kind === 'editing' && (
        <>
          <PageHeading description={copy.lead}>{copy.title}</PageHeading>
          <ResourceView
            resource={state.editing}
            words={{ loading: copy.loading, failed: copy.failed }}
            skeleton={<Skeleton />}
            headingLevel={2}
            onRetry={onRetry}
          >
            {(editing) => <Steps editing={editing} {...props} />}
          </ResourceView>
        </>
      )}
    </div>
  );
}

function Steps({ editing, hrefOf, isValidPhone, ...callbacks }: SetupProps & { editing: SetupEditing }) {
  const { step, done, isPending, isUnsettled } = editing;
  // What is sent, or may have been, is not changed; what was sent with the third step, in the settings from then on.
  const isOpen = step !== 'team' && !isPending && !isUnsettled;
  return (
    <Wizard
      label={copy.steps}
      currentId={step}
      steps={setupSteps.map((id) => ({
        id,
        label: copy.step[id],
        state: id === step ? 'current' : done.includes(id) ? 'done' : 'upcoming',
        ...(done.includes(id) && isOpen && { href: hrefOf(id) }),
      }))}
    >
      <p className={styles.muted}>{copy.help[step]}</p>
      {step === 'organization' && <OrganizationStep editing={editing} {...callbacks} />}
      {step === 'sender' && <SenderStep editing={editing} isValidPhone={isValidPhone} {...callbacks} />}
      {step === 'print' && <PrintStep editing={editing} {...callbacks} />}
      {step === 'team' && <TeamStep editing={editing} {...callbacks} />}
      {step !== 'team' && <p className={styles.muted}>{copy.required}</p>}
    </Wizard>
  );
}

interface WaitingProps extends Pick<SetupCallbacks, 'onRetry'> {
  readonly on: 'notOwner' | 'notAccepted';
}

/** Nothing can be done here: somebody else has to, or it has to be done elsewhere. */
function Waiting({ on, onRetry }: WaitingProps) {
  return (
    <>
      <PageHeading description={copy[`${on}Text`]}>{copy[on]}</PageHeading>
      <Inline gap={2}>
        <Button onPress={() => void onRetry()}>{copy.again}</Button>
      </Inline>
    </>
  );
}

interface DoneProps extends Pick<SetupProps, 'ways' | 'onLeave'> {
  readonly leaving: 'idle' | 'pending' | 'failed';
}

/** The token still says that there is something to set up: whoever goes on gets another one first. */
function Done({ leaving, ways, onLeave }: DoneProps) {
  const { shipment } = ways;
  const more = [
    { icon: Truck, label: copy.planPickup, text: copy.planPickupText, href: ways.pickup },
    { icon: Upload, label: copy.importContacts, text: copy.importContactsText, href: ways.contacts },
  ];
  return (
    <>
      <PageHeading description={copy.doneText}>{copy.done}</PageHeading>
      {leaving === 'failed' && <Banner tone="danger">{copy.notLeft}</Banner>}
      <ul className={styles.ways}>
        {shipment !== undefined && (
          <li className={styles.way}>
            <Icon icon={PackagePlus} />
            <p>{copy.firstShipmentText}</p>
            <Button
              variant="primary"
              isPending={leaving === 'pending'}
              pendingLabel={copy.leaving}
              onPress={() => onLeave(shipment)}
            >
              {copy.firstShipment}
            </Button>
          </li>
        )}
        {more.map(
          ({ icon, label, text, href }) =>
            href !== undefined && (
              <li key={label} className={styles.way}>
                <Icon icon={icon} />
                <p>{text}</p>
                <Button onPress={() => onLeave(href)}>{label}</Button>
              </li>
            ),
        )}
      </ul>
      <Inline gap={2}>
        <Button variant="quiet" onPress={() => onLeave(ways.shipments)}>
          {copy.toShipments}
        </Button>
      </Inline>
    </>
  );
}
