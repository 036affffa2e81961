import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Recipient } from 'contract';
import { addresses } from 'contract/fixtures';
import { expect, screen, userEvent, within } from 'storybook/test';
import { found } from './new-shipment-fixtures.ts';
import { NewShipment } from './NewShipment.tsx';
import { announcer, domesticArgs, expectReported } from './story-helpers.ts';
import { WithSearch } from './story-search.tsx';

/** Who is sent something again, whether or not they are in the address book. */
const meta = {
  component: NewShipment,
  tags: ['part'],
  parameters: { layout: 'fullscreen' },
  args: domesticArgs,
} satisfies Meta<typeof NewShipment>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** What is behind the open list is hidden, and Tab closes it: nothing hidden is ever focused. */
const openList = { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } };

const sent = { sentAt: '2026-11-19T09:12:00.000Z', shipments: 3 };
const recipients: readonly Recipient[] = [
  { ...sent, contactId: 'con_loewenstein', block: addresses.loewenstein },
  { ...sent, contactId: null, block: addresses.brueggemann },
  { ...sent, contactId: null, block: addresses.brunnmatt },
];
const search = (canvas: Canvas) =>
  within(canvas.getByRole('region', { name: 'Empfänger' })).getByRole('combobox', {
    name: 'Kontakt oder Adresse suchen',
  });

/** Before anybody has typed, at an arrow key or a press. */
export const LastAndMost: Story = {
  parameters: openList,
  render: (args) => <WithSearch {...args} answer={{ ...found, contacts: [], places: [], recipients }} />,
  play: async ({ args, canvas }) => {
    search(canvas).focus();
    await userEvent.keyboard('{ArrowDown}');
    const group = await screen.findByRole('group', { name: 'Zuletzt und häufig' });
    await expect(within(group).getAllByRole('option')).toHaveLength(3);
    await expect(args.callbacks.onSearchParties).toHaveBeenCalledWith('', 'to');
  },
};

/** The keys are an arrow and Enter; a press into the field shows the same. */
export const TakesTheLastRecipient: Story = {
  tags: ['interaction'],
  render: LastAndMost.render,
  play: async ({ args, canvas }) => {
    await userEvent.click(search(canvas));
    await screen.findByRole('option', { name: /Löwenstein/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('textbox', { name: /^Ort/ })).toHaveValue('Schwäbisch Gmünd');
    await expect(announcer(canvas)).toHaveTextContent(/^Empfänger übernommen: Zahntechnik Löwenstein/);
    await expectReported(args, { linkedRecipientId: 'con_loewenstein' });
  },
};

/** Nobody has put them into the address book. */
export const SentBefore: Story = {
  parameters: openList,
  render: (args) => <WithSearch {...args} answer={{ ...found, recipients: recipients.slice(1) }} />,
  play: async ({ canvas }) => {
    await userEvent.type(search(canvas), 'br');
    const group = await screen.findByRole('group', { name: 'Aus früheren Sendungen' });
    await expect(within(group).getAllByRole('option')).toHaveLength(2);
  },
};

export const TakesSomebodyInNoAddressBook: Story = {
  tags: ['interaction'],
  render: (args) => (
    <WithSearch
      {...args}
      answer={{ ...found, contacts: [], places: [], recipients: recipients.slice(1, 2) }}
    />
  ),
  play: async ({ args, canvas }) => {
    await userEvent.type(search(canvas), 'br{Enter}');
    await expect(canvas.getByRole('textbox', { name: /^Ort/ })).toHaveValue(
      addresses.brueggemann.address.city,
    );
    await expectReported(args, { linkedRecipientId: null });
  },
};
