import type { Meta, StoryObj } from '@storybook/react-vite';
import { type AddressBlock, contactDraftSchema, looksLikePhone } from 'contract';
import { addresses } from 'contract/fixtures';
import { expect, fn } from 'storybook/test';
import { useForm } from '../../../forms/useForm.ts';
import type { AddressForm } from '../../shipments/NewShipment/AddressFields.tsx';
import { SenderPreview } from './SenderPreview.tsx';

/** A form that holds an address. Its fields stand elsewhere. */
function OfForm({ block }: { readonly block: AddressBlock }) {
  const { form } = useForm({
    rules: () => contactDraftSchema({ isValidPhone: looksLikePhone }),
    initialInput: { kind: 'neutral_sender', shortName: '', block },
    pending: false,
    submitError: null,
    onSubmit: fn(),
  });
  return <SenderPreview form={form as unknown as AddressForm} at="block" />;
}

const meta = {
  component: OfForm,
  tags: ['part'],
  args: { block: addresses.neutralKiel },
} satisfies Meta<typeof OfForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Company: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'So erscheint der Absender' })).toHaveTextContent(
      addresses.neutralKiel.companyName,
    );
  },
};

export const HardCases: Story = {
  globals: { viewport: { value: 'w320' } },
  args: {
    block: {
      ...addresses.neutralKiel,
      companyName: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
