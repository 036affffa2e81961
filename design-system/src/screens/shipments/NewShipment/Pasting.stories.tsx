import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { blank } from './new-shipment-fixtures.ts';
import { NewShipment } from './NewShipment.tsx';
import { announcer, type Canvas, domesticArgs, expectReported } from './story-helpers.ts';

/** Whole addresses that are pasted into the form. */
const meta = {
  component: NewShipment,
  parameters: { layout: 'fullscreen' },
  args: { ...domesticArgs, state: blank },
} satisfies Meta<typeof NewShipment>;

export default meta;
type Story = StoryObj<typeof meta>;

const signature = 'Muster GmbH, z. Hd. Frau Özil, Hauptstr.4/1, D-73557 Mutlangen, Tel. 07171 123';

async function pasteInto(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}

function take(canvas: Canvas) {
  return canvas.findByRole('button', { name: 'Übernehmen' });
}

/** Whichever field it is pasted into: what is in it is shown before anything changes. */
export const AddressRecognized: Story = {
  play: async ({ canvas }) => {
    await pasteInto(canvas.getByRole('textbox', { name: 'Firma' }), signature);
    await expect(await canvas.findByText('Adresse erkannt – übernehmen?')).toBeVisible();
    await expect(canvas.getByText('Frau Özil')).toBeVisible();
    await expect(canvas.getByText('Hauptstr. 4/1')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Ort/ })).toHaveValue('');
    await expect(announcer(canvas)).toHaveTextContent('Adresse erkannt – übernehmen?');
  },
};

export const AddressTaken: Story = {
  play: async ({ args, canvas }) => {
    await pasteInto(canvas.getByRole('combobox', { name: 'Kontakt oder Adresse suchen' }), signature);
    await userEvent.click(await take(canvas));
    await expect(canvas.getByRole('textbox', { name: 'Firma' })).toHaveValue('Muster GmbH');
    await expect(canvas.getByRole('textbox', { name: /^Postleitzahl/ })).toHaveValue('73557');
    await expect(canvas.getByRole('combobox', { name: 'Kontakt oder Adresse suchen' })).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Rückgängig' })).toHaveFocus();
    await expectReported(args, {
      to: expect.objectContaining({ personName: 'Frau Özil', phone: '07171 123' }),
    });
  },
};

/** The country is not guessed, and no line is lost without a word. */
export const AddressWithOpenQuestions: Story = {
  play: async ({ canvas }) => {
    const text = 'Alpenwerk GmbH\nWerk Süd\nRampe 3\nLinker Hof\nNur vormittags\nHauptplatz 1\n8010 Graz';
    await pasteInto(canvas.getByRole('textbox', { name: 'Firma' }), text);
    await expect(await canvas.findByText(/^Das Land geht aus dem Text nicht hervor/)).toBeVisible();
    await expect(canvas.getByText(/^Ohne Feld: /)).toBeVisible();
  },
};

/** Without a field in mind, or on a phone. */
export const AddressAsText: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Adresse einfügen (Empfänger)' }));
    await expect(canvas.getByRole('textbox', { name: 'Adresse als Text' })).toHaveFocus();
  },
};

export const AddressAsTextOfNothing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Adresse einfügen (Empfänger)' }));
    await userEvent.paste('Handyhüllen, Ladekabel, 12 Stück');
    await expect(await canvas.findByText(/^Adresse nicht erkannt/)).toBeVisible();
  },
};

/** What was there before is there again, and what was typed since stays. */
export const TakesBackAnAddress: Story = {
  play: async ({ canvas }) => {
    const company = canvas.getByRole('textbox', { name: 'Firma' });
    await userEvent.type(company, 'Alt GmbH');
    await userEvent.click(canvas.getByRole('button', { name: 'Adresse einfügen (Empfänger)' }));
    await userEvent.paste(signature);
    await userEvent.click(await take(canvas));
    await expect(company).toHaveValue('Muster GmbH');
    const mail = canvas.getByRole('textbox', { name: 'E-Mail' });
    await userEvent.type(mail, 'post@muster.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Rückgängig' }));
    await expect(company).toHaveValue('Alt GmbH');
    await expect(canvas.getByRole('textbox', { name: /^Ort/ })).toHaveValue('');
    await expect(mail).toHaveValue('post@muster.example');
    await expect(announcer(canvas)).toHaveTextContent('Die vorherigen Angaben sind wieder da.');
  },
};

export const LeavesWhatWasPastedWhereItIs: Story = {
  play: async ({ canvas }) => {
    const company = canvas.getByRole('textbox', { name: 'Firma' });
    await pasteInto(company, 'Muster GmbH, Hauptstr. 4, 73557 Mutlangen');
    await userEvent.click(await canvas.findByRole('button', { name: 'Nicht übernehmen' }));
    await expect(canvas.queryByRole('button', { name: 'Übernehmen' })).toBeNull();
    await expect(company).toHaveValue('Muster GmbH, Hauptstr. 4, 73557 Mutlangen');
  },
};

/** The sender's card has the same once it is edited. */
export const TakesASender: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ändern (Absender)' }));
    const sender = within(canvas.getByRole('region', { name: 'Absender' }));
    await userEvent.click(sender.getByRole('button', { name: 'Adresse einfügen (Absender)' }));
    await userEvent.paste(signature);
    await userEvent.click(await sender.findByRole('button', { name: 'Übernehmen' }));
    await expectReported(args, {
      from: expect.objectContaining({ companyName: 'Muster GmbH' }),
      linkedSenderId: null,
    });
  },
};
