import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { Specimen } from '../../stories/Specimen.tsx';
import { Stack } from '../../stories/Stack.tsx';
import { NavigationProvider } from '../Link/Link.tsx';
import type { Step } from './Stepper.tsx';
import { Stepper } from './Stepper.tsx';

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

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

const withFailed = steps.map((step) =>
  step.id === 'organisation' ? { ...step, state: 'failed' as const } : step,
);

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <Specimen caption="the first of them">
        <Stepper
          {...args}
          label="Anfang"
          steps={steps.map((step, index) => ({
            ...step,
            state: index === 0 ? 'current' : 'upcoming',
            href: undefined,
          }))}
          currentId="organisation"
          progressLabel="Schritt 1 von 4"
        />
      </Specimen>
      <Specimen caption="in the middle">
        <Stepper {...args} label="Mitte" />
      </Specimen>
      <Specimen caption="failed and left">
        <Stepper {...args} label="Fehlerhaft verlassen" steps={withFailed} />
      </Specimen>
      <Specimen caption="failed and open">
        <Stepper
          {...args}
          label="Fehlerhaft und offen"
          steps={withFailed.map((step) => (step.id === 'address' ? { ...step, state: 'done' } : step))}
          currentId="organisation"
          progressLabel="Schritt 1 von 4"
        />
      </Specimen>
      <Specimen caption="all done">
        <Stepper
          {...args}
          label="Ende"
          steps={steps.map((step, index) => ({
            ...step,
            state: 'done',
            href: `/setup?schritt=${index + 1}`,
          }))}
          currentId="team"
          progressLabel="Schritt 4 von 4"
        />
      </Specimen>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const middle = within(canvas.getByRole('list', { name: 'Mitte' }));
    const [, second] = middle.getAllByRole('listitem');
    await expect(second?.querySelector('[aria-current="step"]')).toHaveTextContent('Absenderadresse');
    await expect(middle.getAllByRole('link')).toHaveLength(1);

    const left = within(canvas.getByRole('list', { name: 'Fehlerhaft verlassen' }));
    await expect(left.getByRole('link', { name: /Organisation\s+fehlerhaft/ })).toBeVisible();

    // The step that is open again keeps its mark, so that the words and the colour still say what is wrong.
    const open = within(canvas.getByRole('list', { name: 'Fehlerhaft und offen' }));
    const [first] = open.getAllByRole('listitem');
    await expect(first?.querySelector('[aria-current="step"]')).toHaveTextContent('fehlerhaft');
    await expect(open.getByRole('link', { name: /Absenderadresse/ })).toBeVisible();
  },
};

const navigate = fn();

export const FollowsAStepWithoutLoading: Story = {
  tags: ['interaction'],
  render: (args) => (
    <NavigationProvider navigate={navigate}>
      <Stepper {...args} />
    </NavigationProvider>
  ),
  play: async ({ canvas }) => {
    navigate.mockClear();
    await fireEvent.click(canvas.getByRole('link', { name: /Organisation\s+erledigt/ }));
    await expect(navigate.mock.calls).toEqual([['/setup?schritt=1']]);
  },
};

export const ReachesStepsByKeyboard: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Organisation/ })).toHaveFocus();
  },
};

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
