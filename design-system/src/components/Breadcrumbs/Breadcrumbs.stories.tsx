import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Specimen } from '../../stories/Specimen.tsx';
import { Stack } from '../../stories/Stack.tsx';
import { NavigationProvider } from '../Link/Link.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const items = [
  { href: '/backoffice', label: 'Backoffice' },
  { href: '/backoffice/testcenter', label: 'Testcenter' },
  { href: '/backoffice/testcenter/17', label: 'Testreihe 17' },
];

const meta = {
  component: Breadcrumbs,
  args: { label: 'Brotkrümelnavigation', items, current: 'Fall 3' },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <Specimen caption="one place above">
        <Breadcrumbs
          label="Eine Ebene"
          items={[{ href: '/einstellungen', label: 'Einstellungen' }]}
          current="Team"
        />
      </Specimen>
      <Specimen caption="two places above">
        <Breadcrumbs {...args} label="Zwei Ebenen" items={items.slice(0, 2)} current="Testreihe 17" />
      </Specimen>
      <Specimen caption="three places above">
        <Breadcrumbs {...args} label="Drei Ebenen" />
      </Specimen>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Drei Ebenen' })).toBeVisible();
    await expect(canvas.getByText('Fall 3')).toHaveAttribute('aria-current', 'page');
  },
};

/** On a phone only the way up is left. */
export const HardCases: Story = {
  args: {
    items: [
      ...items.slice(0, 2),
      {
        href: '/backoffice/testcenter/18',
        label: 'Sendungsverfolgungsbenachrichtigungsprüfungen der Transportdienstleister',
      },
    ],
    current: 'Zollabfertigungsverzögerungsbenachrichtigung an das Empfängerunternehmen',
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const navigate = fn();

export const NavigatesOnAClick: Story = {
  tags: ['interaction'],
  render: (args) => (
    <NavigationProvider navigate={navigate}>
      <Breadcrumbs {...args} />
    </NavigationProvider>
  ),
  play: async ({ canvas }) => {
    navigate.mockClear();
    await fireEvent.click(canvas.getByRole('link', { name: 'Testcenter' }));
    await expect(navigate.mock.calls).toEqual([['/backoffice/testcenter']]);
  },
};

export const GoesThroughItsLinksByTab: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    for (const name of ['Backoffice', 'Testcenter', 'Testreihe 17']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
};
