import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyAddressBlock } from 'contract';
import type { RecognizedAddress } from 'contract/address-text';
import { expect, fn, userEvent } from 'storybook/test';
import { PastedAddress } from './PastedAddress.tsx';
import type { PastedAddressState } from './usePastedAddress.ts';

const empty = emptyAddressBlock('DE');
const recognized: RecognizedAddress = {
  block: {
    ...empty,
    companyName: 'Muster GmbH',
    personName: 'Frau Özil',
    phone: '07171 123',
    address: { ...empty.address, addressLine1: 'Hauptstr. 4/1', postalCode: '73557', city: 'Mutlangen' },
  },
  isCountryCertain: true,
  isStreetCertain: true,
  postalCodeAsWritten: undefined,
  furtherAddresses: 0,
  unread: [],
};
const before = { block: empty, contactId: null };

const states = {
  asking: { kind: 'asking', text: '', recognized: undefined },
  suggested: { kind: 'suggested', recognized, before },
  taken: { kind: 'taken', block: recognized.block, before },
} satisfies { [K in PastedAddressState['kind']]: Extract<PastedAddressState, { kind: K }> };

const callbacks = { onText: fn(), take: fn(), dismiss: fn(), undo: fn() };

/** An address that was pasted as one text; the form's own stories „Pasting“ show it where it stands. */
const meta = {
  component: PastedAddress,
  args: { pasted: { state: states.suggested, ...callbacks } },
} satisfies Meta<typeof PastedAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = { args: { pasted: { state: states.asking, ...callbacks } } };

export const Suggested: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Übernehmen' }));
    await expect(args.pasted.take).toHaveBeenCalledWith(recognized);
  },
};

/** The text does not say everything, and says more than there are fields. */
export const WithOpenQuestions: Story = {
  args: {
    pasted: {
      state: {
        ...states.suggested,
        recognized: {
          ...recognized,
          isCountryCertain: false,
          isStreetCertain: false,
          unread: ['Nur vormittags', 'Klingel Müller'],
        },
      },
      ...callbacks,
    },
  },
};

/** Spreadsheets drop zeros, and one end of a shipment takes one address. */
export const FirstOfATable: Story = {
  args: {
    pasted: {
      state: {
        ...states.suggested,
        recognized: {
          ...recognized,
          block: {
            ...recognized.block,
            address: { ...recognized.block.address, postalCode: '01067', city: 'Dresden' },
          },
          postalCodeAsWritten: '1067',
          furtherAddresses: 2,
        },
      },
      ...callbacks,
    },
  },
};

export const Taken: Story = { args: { pasted: { state: states.taken, ...callbacks } } };
