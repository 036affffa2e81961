import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { Specimen } from '../../stories/Specimen.tsx';
import { Stack } from '../../stories/Stack.tsx';
import { FailureNumber } from './FailureNumber.tsx';

const meta = {
  component: FailureNumber,
  args: { number: 'req-7f3a91c2' },
} satisfies Meta<typeof FailureNumber>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <Specimen caption="default">
        <p>
          <FailureNumber {...args} />
        </p>
      </Specimen>
      <Specimen caption="isNamed">
        <p>
          <FailureNumber {...args} isNamed />
        </p>
      </Specimen>
    </Stack>
  ),
};

/** It does not break at a hyphen. */
export const HardCases: Story = {
  args: { number: 'req-7f3a91c2-55b1-4c1e-9d7a' },
  globals: { viewport: { value: 'w320' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.number).getClientRects()).toHaveLength(1);
  },
};

export const SaysThatItIsCopied: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Fehlernummer kopieren' }));
    await expect(await canvas.findByText('Fehlernummer kopiert.')).toBeInTheDocument();
    await expect(writeText).toHaveBeenCalledWith(args.number);
  },
};

export const SaysThatTheBrowserRefuses: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Fehlernummer kopieren' }));
    const refusal = 'Kopieren ist hier nicht möglich. Markieren Sie die Nummer.';
    await expect(await canvas.findByText(refusal)).toBeInTheDocument();
  },
};
