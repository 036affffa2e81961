import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  component: Tooltip,
  args: { content: 'Sendungsnummer kopieren', children: <Button>Kopieren</Button> },
  argTypes: { children: { control: false } },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    // react-aria ignores a hover until a pointer has moved once.
    await userEvent.hover(document.body);
    await userEvent.hover(canvas.getByRole('button'));
    await expect(await screen.findByRole('tooltip', {}, { timeout: 2000 })).toHaveTextContent(
      'Sendungsnummer kopieren',
    );
  },
};

export const AtTheSide: Story = {
  args: { placement: 'right' },
  play: async () => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
};

export const OpensAndClosesByKeyboard: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Sendungsnummer kopieren');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tooltip).not.toBeInTheDocument());
  },
};

/** At 1440 px the words of the navigation stand beside the icon. */
export const HidesWhereTheWordsStandBesideIt: Story = {
  tags: ['interaction'],
  args: { isForRail: true },
  globals: { viewport: { value: 'w1440' } },
  play: async () => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip', { hidden: true });
    const isRail = window.matchMedia('(640px <= width < 1280px)').matches;
    await expect(getComputedStyle(tooltip).display).toBe(isRail ? 'block' : 'none');
  },
};

export const HardCases: Story = {
  args: {
    content: 'Sendungsverfolgungsbenachrichtigungseinstellungen der Organisation für alle Mitglieder öffnen',
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
