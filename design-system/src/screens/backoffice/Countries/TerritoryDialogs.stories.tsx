import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIXTURE_NOW } from 'contract/fixtures';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { spain } from './countries-fixtures.ts';
import { countriesCopy } from './Countries.copy.ts';
import { EditedTerritoryDialog, NewTerritoryDialog } from './TerritoryDialogs.tsx';

const creation = { pending: false, failure: null, onSubmit: fn(), onChangedChange: fn(), onClose: fn() };

const meta = {
  component: NewTerritoryDialog,
  tags: ['part'],
  parameters: { layout: 'fullscreen' },
  args: creation,
} satisfies Meta<typeof NewTerritoryDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Prefixes are one text; a length is a number or nothing. */
export const Adding: Story = {
  play: async ({ args }) => {
    const dialog = await dialogOf('Sondergebiet hinzufügen');
    const submit = dialog.getByRole('button', { name: 'Sondergebiet hinzufügen' });
    await userEvent.click(submit);
    const name = dialog.getByRole('textbox', { name: /^Bezeichnung/ });
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Pflichtfeld/));
    await userEvent.type(name, 'auf Pellworm');
    const prefixes = dialog.getByRole('textbox', { name: /^PLZ-Präfixe/ });
    const length = dialog.getByRole('textbox', { name: /^Stellen der Postleitzahl/ });
    await userEvent.type(prefixes, '25849!');
    await userEvent.type(length, '11');
    await userEvent.click(submit);
    await waitFor(() =>
      expect(prefixes).toHaveAccessibleDescription(/Präfixe bestehen aus Buchstaben und Ziffern/),
    );
    await expect(length).toHaveAccessibleDescription(/Ganze Zahl von 1 bis 10/);
    await userEvent.clear(prefixes);
    await userEvent.type(prefixes, '25849, je 2');
    await userEvent.clear(length);
    await userEvent.type(length, '4');
    await userEvent.click(submit);
    await waitFor(() => expect(length).toHaveAccessibleDescription(/Kürzer als ein Präfix/));
    await userEvent.clear(length);
    await userEvent.type(dialog.getByRole('textbox', { name: /^Nur mit Ort/ }), 'Pellworm, Hooge');
    await userEvent.click(dialog.getByRole('switch', { name: 'Gehört zum Steuergebiet der EU' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Hinweistext/ }), 'Mit der Fähre.');
    await userEvent.click(submit);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        postalCodePrefixes: ['25849', 'JE2'],
        postalCodeLength: null,
        towns: ['Pellworm', 'Hooge'],
        name: 'auf Pellworm',
        isInCustomsTerritory: false,
        isInVatTerritory: true,
        note: 'Mit der Fähre.',
      }),
    );
    await expect(args.onChangedChange).toHaveBeenLastCalledWith(true);
  },
};

/** Until it is known what has become of it, nothing closes the dialog. */
export const BeingAdded: Story = {
  tags: ['interaction'],
  args: { pending: true },
  play: async ({ args }) => {
    await expect(
      await screen.findByRole('button', { name: 'Sondergebiet wird hinzugefügt …' }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: countriesCopy.territories.closeForm }));
    await expect(screen.getByRole('button', { name: 'Abbrechen' })).toBeDisabled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const NotAdded: Story = {
  tags: ['interaction'],
  args: { failure: { reason: 'unreachable', at: FIXTURE_NOW } },
  play: async () => {
    const dialog = await dialogOf('Sondergebiet hinzufügen');
    await expect(await dialog.findByText('Das Sondergebiet wurde nicht hinzugefügt.')).toBeVisible();
  },
};

/** Its postcodes belong to another: the field says so. */
export const Refused: Story = {
  tags: ['interaction'],
  args: {
    failure: {
      reason: 'invalid',
      status: 422,
      at: FIXTURE_NOW,
      requestId: 'req-7f3a91c2',
      fields: [
        {
          path: ['postalCodePrefixes'],
          message: 'Diese Postleitzahlen hat bereits das Sondergebiet „auf Helgoland“.',
        },
      ],
    },
  },
  play: async () => {
    const dialog = await dialogOf('Sondergebiet hinzufügen');
    const prefixes = await dialog.findByRole('textbox', { name: /^PLZ-Präfixe/ });
    await waitFor(() =>
      expect(prefixes).toHaveAccessibleDescription(/hat bereits das Sondergebiet „auf Helgoland“/),
    );
  },
};

/** One that is there; a colleague was faster. */
export const Editing: Story = {
  render: () => {
    const [began] = spain.territories;
    if (!began) throw new Error('The fixture has no territory');
    const { id: _, version: _version, ...mine } = began;
    return (
      <EditedTerritoryDialog
        saving={{
          began,
          pending: false,
          failure: null,
          conflict: {
            theirs: { ...began, version: 2, postalCodePrefixes: ['35', '38', '39'] },
            mine: { ...mine, note: 'Mit der Fähre.' },
            isKept: false,
          },
          isSaved: false,
          onSubmit: fn(),
          onKeepMine: fn(),
          onTakeTheirs: fn(),
        }}
        onClose={fn()}
      />
    );
  },
  play: async () => {
    const dialog = await dialogOf('Sondergebiet bearbeiten');
    await expect(dialog.getByRole('textbox', { name: /^PLZ-Präfixe/ })).toHaveValue('35, 38');
    await expect(dialog.getByText('35, 38, 39')).toBeVisible();
  },
};
