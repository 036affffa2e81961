import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, userEvent, waitFor } from 'storybook/test';
import { Matrix as Grid } from '../../stories/Matrix.tsx';
import { iconButtonSizes } from '../IconButton/IconButton.tsx';
import { CopyButton } from './CopyButton.tsx';

const meta = {
  component: CopyButton,
  args: {
    value: '00340433836442636597',
    label: 'Sendungsnummer kopieren',
    copiedLabel: 'Sendungsnummer kopiert.',
    failedLabel: 'Kopieren ist hier nicht möglich.',
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

const outcomes = ['at rest', 'copied', 'refused'] as const;

export const Matrix: Story = {
  render: (args) => (
    <Grid rows={iconButtonSizes} columns={outcomes}>
      {(size, outcome) => <CopyButton {...args} size={size} label={`${args.label}, ${outcome}`} />}
    </Grid>
  ),
  play: async ({ canvas }) => {
    keepOutcomes();
    const press = async (outcome: string) => {
      for (const button of canvas.getAllByRole('button', { name: new RegExp(`, ${outcome}$`) }))
        // Without a pointer none of them keeps the focus.
        await fireEvent.click(button);
    };
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await press('copied');
    await waitFor(() => expect(canvas.getAllByTitle('Sendungsnummer kopiert.')).toHaveLength(3));
    writeText.mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
    await press('refused');
    await waitFor(() => expect(canvas.getAllByTitle('Kopieren ist hier nicht möglich.')).toHaveLength(3));
  },
};

/** An outcome goes after two seconds; here it stays for as long as somebody looks at it. */
function keepOutcomes() {
  const start = globalThis.setTimeout;
  spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, duration?: number) =>
    duration === 2000 ? 0 : start(run, duration)) as typeof setTimeout);
}

export const CopiesItsValue: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Sendungsnummer kopieren' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Sendungsnummer kopiert.'));
    await expect(writeText).toHaveBeenCalledWith(args.value);
  },
};

export const SaysThatTheBrowserRefuses: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Sendungsnummer kopieren' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Kopieren ist hier nicht möglich.'),
    );
  },
};
