import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Stack } from '../../stories/Stack.tsx';
import { NavigationProvider } from '../Link/Link.tsx';
import type { Step } from './Stepper.tsx';
import { Stepper, stepStates } from './Stepper.tsx';

const steps: Step[] = [
  { id: 'organisation', label: 'Organisation', state: 'done', href: '/setup?schritt=1' },
  { id: 'address', label: 'Absenderadresse', state: 'current', href: '/setup?schritt=2' },
  { id: 'print', label: 'Druck', state: 'upcoming' },
  { id: 'team', label: 'Team', state: 'upcoming' },
];

const meta = {
  component: Stepper,
  args: {
    label: 'Schritte der Einrichtung',
    steps,
    currentId: 'address',
    stateLabels: { done: 'erledigt', failed: 'fehlerhaft' },
    progressLabel: 'Schritt 2 von 4',
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

const navigate = fn();

export const InTheMiddle: Story = {
  render: (args) => (
    <NavigationProvider navigate={navigate}>
      <Stepper {...args} />
    </NavigationProvider>
  ),
  play: async ({ canvas }) => {
    navigate.mockClear();
    const [, second] = canvas.getAllByRole('listitem');
    await expect(second?.querySelector('[aria-current="step"]')).toHaveTextContent('Absenderadresse');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await fireEvent.click(canvas.getByRole('link', { name: /Organisation\s+erledigt/ }));
    await expect(navigate.mock.calls).toEqual([['/setup?schritt=1']]);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Organisation/ })).toHaveFocus();
  },
};

export const FailedAndLeft: Story = {
  args: {
    steps: steps.map((step) => (step.id === 'organisation' ? { ...step, state: 'failed' } : step)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Organisation\s+fehlerhaft/ })).toBeVisible();
  },
};

/** The step that is open again keeps its mark, so that the words and the colour still say what is wrong. */
export const FailedAndOpen: Story = {
  args: {
    currentId: 'organisation',
    progressLabel: 'Schritt 1 von 4',
    steps: steps.map((step) => (step.id === 'organisation' ? { ...step, state: 'failed' } : step)),
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    await expect(first?.querySelector('[aria-current="step"]')).toHaveTextContent('fehlerhaft');
    await expect(canvas.getByRole('link', { name: 'Absenderadresse' })).toBeVisible();
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack>
      {stepStates.map((state) => (
        <Stepper
          key={state}
          {...args}
          label={state}
          currentId="one"
          steps={[
            { id: 'one', label: 'Organisation', state, href: '/setup?schritt=1' },
            { id: 'two', label: 'Absenderadresse', state, href: '/setup?schritt=2' },
            { id: 'three', label: 'Druck', state },
          ]}
        />
      ))}
    </Stack>
  ),
};

export const OnAPhone: Story = { globals: { viewport: { value: 'w375' } } };

export const HardCases: Story = {
  args: {
    steps: [
      ...steps.map((step): Step => ({ ...step, state: 'done' })),
      { id: 'customs', label: 'Ausfuhrkontrollklassifizierungsnummernverzeichnis', state: 'current' },
      {
        id: 'insurance',
        label: 'Transportversicherungsbedingungen',
        state: 'failed',
        href: '/setup?schritt=6',
      },
    ],
    currentId: 'customs',
    progressLabel: 'Schritt 5 von 6',
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Schritt 5 von 6', { exact: false })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
