import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { SubmitFailure } from '../../../forms/submit-failure.ts';
import type { EoriState } from './new-shipment-state.ts';
import { NewShipment } from './NewShipment.tsx';
import { declaring, sample } from './story-customs.ts';
import { announcer, type Canvas, domesticArgs } from './story-helpers.ts';

const save = fn<(number: string) => Promise<SubmitFailure | null>>();
const withEori = (eori: EoriState) => ({ ...declaring([sample]), eori });

/** The number that customs know the sender by, in the section of customs. */
const meta = {
  component: NewShipment,
  tags: ['part'],
  parameters: { layout: 'fullscreen' },
  args: { ...domesticArgs, state: withEori({ number: '', save }) },
  beforeEach() {
    save.mockReset().mockResolvedValue(null);
  },
} satisfies Meta<typeof NewShipment>;

export default meta;
type Story = StoryObj<typeof meta>;

const number = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'EORI-Nummer des Absenders' });

export const Known: Story = {
  args: { state: withEori({ number: 'DE1234567', save }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/EORI-Nummer des Absenders: DE1234567\./)).toBeVisible();
  },
};

export const Missing: Story = {
  play: async ({ canvas }) => {
    await expect(number(canvas)).toHaveAccessibleDescription(/Fehlt noch auf den Zollpapieren/);
  },
};

/** Whoever may not change the organisation is told who may. */
export const MissingForOthers: Story = {
  args: { state: withEori({ number: '', save: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Inhaber können sie in den Einstellungen ergänzen/)).toBeVisible();
  },
};

export const Added: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.type(number(canvas), 'de 123 4567{Enter}');
    await expect(save).toHaveBeenCalledWith('DE1234567');
    await expect(announcer(canvas)).toHaveTextContent('EORI-Nummer DE1234567 gespeichert.');
  },
};

export const Wrong: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(number(canvas), '12{Enter}');
    await expect(number(canvas)).toHaveAccessibleDescription(/zum Beispiel DE1234567/);
    await expect(number(canvas)).toHaveFocus();
    await expect(save).not.toHaveBeenCalled();
  },
};

export const NotSaved: Story = {
  tags: ['interaction', 'state-failed'],
  play: async ({ canvas }) => {
    save.mockResolvedValue({ reason: 'unreachable', at: '2026-11-20T13:05:00.000Z' });
    await userEvent.type(number(canvas), 'DE1234567{Enter}');
    await expect(await canvas.findByText(/wurde nicht gespeichert/)).toBeVisible();
    await expect(number(canvas)).toHaveValue('DE1234567');
  },
};

/** While it is on its way. */
export const Saving: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    save.mockReturnValue(new Promise(() => {}));
    await userEvent.type(number(canvas), 'DE1234567{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Wird gespeichert …' })).toBeVisible();
  },
};

/** What is fetched for it is fetched only where customs ask for it. */
export const TellsWhetherCustomsAsk: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const { onCustomsChange } = args.callbacks;
    await expect(onCustomsChange).toHaveBeenLastCalledWith(true);
    const country = canvas.getByRole('combobox', { name: /^Land/ });
    await userEvent.selectOptions(country, 'AT');
    await waitFor(() => expect(onCustomsChange).toHaveBeenLastCalledWith(false));
    await userEvent.selectOptions(country, 'CH');
    await waitFor(() => expect(onCustomsChange).toHaveBeenLastCalledWith(true));
  },
};
