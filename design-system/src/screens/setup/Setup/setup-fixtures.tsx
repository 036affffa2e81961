import { emptyAddressBlock } from 'contract';
import { addresses } from 'contract/fixtures';
import { fn } from 'storybook/test';
import { TestPageButton } from '../../shipments/TestPage/TestPageButton.tsx';
import type { SetupEditing, SetupState } from './setup-state.ts';

const begun: SetupEditing = {
  step: 'organization',
  input: {
    organization: { orgName: 'Tietze Feinmechanik GmbH', vatNumber: '', eoriNumber: '' },
    sender: { sender: emptyAddressBlock('DE'), isPickupAddress: true },
    print: { printFormat: 'a6' },
  },
  done: [],
  customerNumber: 'K-20417',
  canInvite: true,
  isPending: false,
  isUnsettled: false,
  isOtherwise: false,
  failure: null,
  invited: [],
};

const filled: SetupEditing['input'] = {
  organization: { ...begun.input.organization, vatNumber: 'DE123456789', eoriNumber: 'DE1234567' },
  sender: { sender: addresses.tietze, isPickupAddress: true },
  print: { printFormat: 'a6' },
};

/** The form at a step, with all that comes before it. */
export function editingAt(
  step: SetupEditing['step'],
  more: Partial<SetupEditing> = {},
): Extract<SetupState, { kind: 'editing' }> {
  const steps = ['organization', 'sender', 'print', 'team'] as const;
  const done = steps.slice(0, steps.indexOf(step));
  const input = step === 'organization' ? begun.input : filled;
  const value = { ...begun, step, input, done, ...more };
  return { kind: 'editing', editing: { kind: 'ready', value, isRefreshing: false } };
}

/** Which paper was to be tried. */
export const onTestPage = fn();

/** Everything but the state, with a spy for each callback. Used by stories only. */
export const setupArgs = {
  hrefOf: (step: string) => `#${step}`,
  ways: { shipment: '#neu', pickup: '#abholungen', contacts: '#kontakte', shipments: '#sendungen' },
  isValidPhone: () => true,
  onChange: fn(),
  onStep: fn(),
  onBack: fn(),
  onSetUp: fn(),
  onPeople: fn(),
  onInvite: fn(),
  onFinish: fn(),
  onLeave: fn(),
  onRetry: fn(),
  renderTestPage: (format: string) => <TestPageButton onPress={() => onTestPage(format)} />,
};
