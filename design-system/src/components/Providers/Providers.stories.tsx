import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { DatePicker } from '../DateInput/DatePicker/DatePicker.tsx';
import { Link } from '../Link/Link.tsx';
import { Menu, MenuItem } from '../Menu/Menu.tsx';
import { Providers } from './Providers.tsx';

const meta = {
  component: Providers,
  args: { navigate: fn() },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Providers>;

export default meta;
type Story = StoryObj<typeof meta>;

/** react-aria's own words are German even in an English browser. */
export const SpeaksGerman: Story = {
  tags: ['interaction'],
  args: { children: <DatePicker label="Zustelltag" value={null} onChange={fn()} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: /Monat/ })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /Kalender/ })).toBeInTheDocument();
  },
};

/** Our links and react-aria's links go the same way. */
export const FollowsAllLinksWithoutLoading: Story = {
  tags: ['interaction'],
  args: {
    children: (
      <>
        <Link href="/sendungen">Sendungen</Link>
        <Menu trigger={<Button>Konto</Button>}>
          <MenuItem label="Profil" href="/einstellungen/profil" />
        </Menu>
      </>
    ),
  },
  play: async ({ args, canvas }) => {
    await expect(fireEvent.click(canvas.getByRole('link', { name: 'Sendungen' }))).toBe(false);
    await expect(args.navigate).toHaveBeenLastCalledWith('/sendungen');
    await userEvent.click(canvas.getByRole('button', { name: 'Konto' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Profil' }));
    await expect(args.navigate).toHaveBeenLastCalledWith('/einstellungen/profil', undefined);
  },
};

export const LeavesLinksToTheBrowser: Story = {
  tags: ['interaction'],
  args: { navigate: undefined, children: <Link href="/sendungen">Sendungen</Link> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/sendungen');
  },
};
