import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { Link, linkTones, NavigationProvider } from './Link.tsx';

const meta = {
  component: Link,
  args: { href: '/sendungen', children: 'Sendungen ansehen' },
  argTypes: { tone: { control: 'inline-radio', options: linkTones } },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Quiet: Story = { args: { isQuiet: true, children: '00340433836442636597' } };

export const NewTab: Story = {
  args: { href: 'https://example.org/', children: 'Bei DHL verfolgen', newTabLabel: 'öffnet in neuem Tab' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Bei DHL verfolgen öffnet in neuem Tab' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

const navigate = fn();

export const ClientNavigation: Story = {
  render: (args) => (
    <NavigationProvider navigate={navigate}>
      <Link {...args} href="/sendungen?status=AVIS#liste" />
    </NavigationProvider>
  ),
  play: async ({ canvas }) => {
    navigate.mockClear();
    const link = canvas.getByRole('link');
    // `false` says that the default, loading the page, was prevented.
    await expect(await fireEvent.click(link)).toBe(false);
    await expect(navigate.mock.calls).toEqual([['/sendungen?status=AVIS#liste']]);
  },
};

/** A click with a modifier, to another site, or to a place on the page is the browser's. */
export const LeavesTheRestToTheBrowser: Story = {
  render: () => (
    <NavigationProvider navigate={navigate}>
      <Link href="/sendungen">Sendungen</Link> <Link href="https://example.org/">Andere Seite</Link>{' '}
      <Link href="#inhalt">Zum Inhalt</Link>
    </NavigationProvider>
  ),
  play: async ({ canvas }) => {
    navigate.mockClear();
    // The window would really go there: stop it after the links have decided.
    const stay = (event: Event) => event.preventDefault();
    window.addEventListener('click', stay);
    const [same, other, jump] = canvas.getAllByRole('link') as [HTMLElement, HTMLElement, HTMLElement];
    for (const modifier of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
      await fireEvent.click(same, { [modifier]: true });
    await fireEvent.click(other);
    await fireEvent.click(jump);
    window.removeEventListener('click', stay);
    await expect(navigate).not.toHaveBeenCalled();
  },
};

export const HardCases: Story = {
  args: { children: 'Versandbedingungen für Gefahrgutbeförderungsbeauftragtenbestellungen einsehen' },
  globals: { viewport: { value: 'w320' } },
};
