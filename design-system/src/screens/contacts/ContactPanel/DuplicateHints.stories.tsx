import type { Meta, StoryObj } from '@storybook/react-vite';
import { contacts } from 'contract/fixtures';
import { expect } from 'storybook/test';
import { DuplicateHints } from './DuplicateHints.tsx';

const [contact] = contacts;
if (!contact) throw new Error('The fixtures hold no contact');

/** What may be in the address book already. */
const meta = {
  component: DuplicateHints,
  tags: ['part'],
  args: { mode: 'create', duplicates: [{ contact, likeness: 'same', href: '#contact' }] },
} satisfies Meta<typeof DuplicateHints>;

export default meta;

/** Of one its own sentence asks. */
export const AsksAboutOne: StoryObj<typeof meta> = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Es gibt bereits „.+, .+“\. Trotzdem anlegen\?$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Vorhandenen öffnen' })).toHaveAttribute(
      'href',
      '#contact',
    );
  },
};
