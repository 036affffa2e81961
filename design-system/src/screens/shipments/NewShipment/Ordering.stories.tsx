import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIXTURE_NOW } from 'contract/fixtures';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ratesFixtures } from '../../../patterns/RateList/rates-fixtures.ts';
import { blank, domestic, domesticRates, filled, withoutRate } from './new-shipment-fixtures.ts';
import type { EditingState } from './new-shipment-state.ts';
import type { NewShipmentProps } from './NewShipment.tsx';
import { NewShipment } from './NewShipment.tsx';
import { expectReported, orderButton, storyArgs } from './story-helpers.ts';

/** From the choice of a rate to the order: errors, prices that change, drafts. */
const meta = {
  component: NewShipment,
  tags: ['controls'],
  parameters: { layout: 'fullscreen' },
  args: { ...storyArgs, state: domestic },
} satisfies Meta<typeof NewShipment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LeadsFromTheSummaryToTheField: Story = {
  args: { state: blank },
  play: async ({ args, canvas }) => {
    await userEvent.click(orderButton(canvas));
    const summary = await canvas.findByRole('region', { name: /Angaben fehlen oder sind ungültig/ });
    await expect(summary).toHaveFocus();
    await expect(args.callbacks.onSubmit).not.toHaveBeenCalled();
    await expect(args.callbacks.onErrorsChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(within(summary).getByRole('link', { name: 'Empfänger, Ort: Pflichtfeld' }));
    const city = canvas.getByRole('textbox', { name: /^Ort/ });
    await expect(city).toHaveFocus();
    await expect(city).toHaveAccessibleDescription('Pflichtfeld');
    await userEvent.type(city, 'Köln');
    await expect(within(summary).queryByRole('link', { name: /Empfänger, Ort/ })).toBeNull();
    await expect(city).toHaveFocus();
  },
};

/** The server sees what the form cannot: its words stand at the field until that is changed. */
export const LeadsToTheFieldThatTheServerRefuses: Story = {
  args: {
    state: {
      ...domestic,
      submission: {
        kind: 'failed',
        intent: 'order',
        failure: 'invalid',
        status: 422,
        at: FIXTURE_NOW,
        fields: [{ path: ['to', 'phone'], message: 'Ungültige Telefonnummer' }],
      },
    },
  },
  play: async ({ args, canvas }) => {
    const summary = await canvas.findByRole('region', { name: /1.Angabe fehlt/ });
    await expect(summary).toHaveFocus();
    await userEvent.click(
      within(summary).getByRole('link', { name: 'Empfänger, Telefon: Ungültige Telefonnummer' }),
    );
    const phone = canvas.getByRole('textbox', { name: 'Telefon' });
    await expect(phone).toHaveFocus();
    await expect(phone).toHaveAccessibleDescription('Ungültige Telefonnummer');
    await expect(args.callbacks.onErrorsChange).toHaveBeenLastCalledWith(true);
    await userEvent.type(phone, '4');
    await expect(phone).toBeValid();
  },
};

const [row] = domestic.initialInput.shipmentData.packages;
if (!row) throw new Error('The fixtures hold no package');

/** Whatever is wrong in whatever part: the list goes down the page. */
export const ListsErrorsInTheOrderOfTheirFields: Story = {
  args: {
    state: {
      ...filled,
      initialInput: {
        ...filled.initialInput,
        from: { ...filled.initialInput.from, email: 'versand' },
        to: { ...filled.initialInput.to, companyName2: 'x'.repeat(36), email: 'envios' },
        description: '',
        declaredValue: '',
        carrier: '',
        carrierProduct: '',
        carrierProductCode: '',
        shipmentData: {
          ...filled.initialInput.shipmentData,
          packages: [
            { ...row, weightKg: '', amount: '' },
            { ...row, lengthCm: '' },
          ],
          requestedDeliveryDate: '2026-11-19',
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(orderButton(canvas));
    const summary = await canvas.findByRole('region', { name: /Angaben fehlen oder sind ungültig/ });
    await expect(summary).toHaveFocus();
    const fields = within(summary)
      .getAllByRole('link')
      .map((link) => document.getElementById(link.getAttribute('href')?.slice(1) ?? ''));
    await expect(fields).toHaveLength(10);
    for (const [index, field] of fields.entries()) {
      const before = fields[index - 1];
      await expect(field).not.toBeNull();
      if (!before || !field) continue;
      const follows = before.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING;
      await expect(`${before.id} before ${field.id}: ${follows > 0}`).toBe(
        `${before.id} before ${field.id}: true`,
      );
    }
  },
};

let showOtherState = () => {};
let showProblemAgain = () => {};
const refused = {
  kind: 'failed',
  intent: 'order',
  failure: 'invalid',
  status: 422,
  at: FIXTURE_NOW,
  fields: [{ path: ['to', 'phone'], message: 'Ungültige Telefonnummer' }],
} as const;

function Interrupted(props: NewShipmentProps) {
  const [submission, setSubmission] = useState<EditingState['submission']>(refused);
  useEffect(() => {
    showOtherState = () => setSubmission({ kind: 'session-ended' });
    showProblemAgain = () => setSubmission(refused);
  }, []);
  return <NewShipment {...props} state={{ ...domestic, submission }} />;
}

/** One attempt is one: its errors do not take the focus again because the session ended in between. */
export const TakesTheFocusOncePerAttempt: Story = {
  render: (args) => <Interrupted {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: /1.Angabe fehlt/ })).toHaveFocus();
    showOtherState();
    const signIn = await canvas.findByRole('button', { name: 'Erneut anmelden' });
    // The message takes the focus, once.
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    await waitFor(() => expect(document.activeElement as HTMLElement).toContainElement(signIn));
    const city = canvas.getByRole('textbox', { name: /^Ort/ });
    city.focus();
    showProblemAgain();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Erneut anmelden' })).toBeNull());
    // An effect that took it would come a moment later.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(city).toHaveFocus();
  },
};

/** The bar at the lower edge speaks of what was chosen, not of what would be cheapest. */
export const NamesTheChosenRateInTheBar: Story = {
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^DHL Paket.*38,70.€ netto/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Express Saver/ }));
    await expect(canvas.getByRole('button', { name: /^UPS Express Saver.*63,90.€ netto/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Tarife ab/ })).toBeNull();
  },
};

/** The choice is kept while its carrier is asked; only the price is open. */
export const NamesTheChosenRateWithoutAPrice: Story = {
  args: { state: { ...domestic, rates: ratesFixtures.loading } },
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^DHL Paket.*Preis wird abgefragt …/ })).toBeVisible();
  },
};

export const NamesTheCheapestInTheBarUntilOneIsChosen: Story = {
  args: {
    state: {
      ...domestic,
      initialInput: { ...domestic.initialInput, carrier: '', carrierProduct: '', carrierProductCode: '' },
    },
  },
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Tarife ab 38,70.€/ })).toBeVisible();
  },
};

/** The rates stand far below: the bar orders from wherever somebody is, and leads to them. */
export const KeepsOrderingInReachOnATablet: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const [button, ...more] = canvas
      .getAllByRole('button', { name: /^(?:Sendung beauftragen|Beauftragen)/ })
      .filter((one) => one.checkVisibility());
    await expect(more).toEqual([]);
    await expect(button?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.click(canvas.getByRole('button', { name: /zu den Tarifen$/ }));
    const heading = canvas.getByRole('heading', { name: 'Zusammenfassung und Tarife' });
    await expect(heading).toHaveFocus();
    await expect(heading.getBoundingClientRect().top).toBeLessThan(window.innerHeight);
    window.scrollTo(0, 0);
  },
};

/** A button that changes its words under the focus is not read anew. */
export const ReadsOutThatItIsBeingOrdered: Story = {
  args: { state: { ...domestic, submission: { kind: 'sending', intent: 'order' } } },
  play: async ({ canvas }) => {
    const said = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(said).toContain('Wird beauftragt …');
  },
};

/** The sender is folded; the way to its error unfolds it. */
export const UnfoldsTheSenderForItsError: Story = {
  args: {
    state: {
      ...domestic,
      initialInput: {
        ...domestic.initialInput,
        from: { ...domestic.initialInput.from, companyName: 'x'.repeat(36) },
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(orderButton(canvas));
    await userEvent.click(await canvas.findByRole('link', { name: 'Absender, Firma: Maximal 35 Zeichen' }));
    const [company] = canvas.getAllByRole('textbox', { name: 'Firma' });
    await expect(company).toHaveFocus();
  },
};

export const SubmitsOnceWithTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('textbox', { name: /^Ort/ }).focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.callbacks.onSubmit).toHaveBeenCalledOnce();
    await expect(args.callbacks.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ isAvis: false, carrierProductCode: 'DHL_PAKET' }),
      { intent: 'order', saveRecipient: false },
    );
  },
};

export const SavesATemplateWithoutARate: Story = {
  args: {
    state: {
      ...domestic,
      initialInput: { ...domestic.initialInput, carrier: '', carrierProduct: '', carrierProductCode: '' },
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(orderButton(canvas));
    await userEvent.click(await canvas.findByRole('link', { name: 'Tarif: Wählen Sie einen Tarif.' }));
    await expect(canvas.getByRole('radio', { name: /DHL.*Paket/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Als Vorlage (AVIS) speichern' }));
    await expect(args.callbacks.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ isAvis: true }),
      expect.objectContaining({ intent: 'avis' }),
    );
  },
};

/** An address that is changed by hand is no contact any more, and can become a new one. */
export const SavesAChangedContact: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Aus dem Adressbuch')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Straße/ }), 'a');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Im Adressbuch speichern' }));
    await userEvent.click(orderButton(canvas));
    await expect(args.callbacks.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ linkedRecipientId: null }),
      { intent: 'order', saveRecipient: true },
    );
  },
};

export const ChoosesARate: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Express Saver/ }));
    await expect(args.callbacks.onChooseRate).toHaveBeenCalledWith(
      expect.objectContaining({ carrierProductCode: 'UPS_EXPRESS_SAVER' }),
    );
    await expect(canvas.getAllByText('UPS Express Saver')[0]).toBeVisible();
    await expect(canvas.getByText(/Ohne Versicherung haftet UPS bis 510,00/)).toBeVisible();
    await expectReported(args, { carrier: 'UPS', carrierProductCode: 'UPS_EXPRESS_SAVER' });
  },
};

/** Ordering waits until the price is certain. */
export const WaitsForAFreshPrice: Story = {
  args: { state: { ...domestic, rates: domesticRates.stale } },
  play: async ({ args, canvas }) => {
    await userEvent.click(orderButton(canvas));
    await expect(await canvas.findByText(/Der Preis Ihres Tarifs wird gerade aktualisiert/)).toBeVisible();
    await expect(args.callbacks.onSubmit).not.toHaveBeenCalled();
  },
};

/** New answers without the chosen product, as soon as the story says so. */
let refresh = () => {};

function Refreshing(props: NewShipmentProps) {
  const [rates, setRates] = useState(domestic.rates);
  useEffect(() => {
    refresh = () => setRates(withoutRate(domesticRates.answered, 'DHL/DHL_PAKET'));
  }, []);
  return <NewShipment {...props} state={{ ...domestic, rates }} />;
}

export const GivesUpAChosenRateThatDisappears: Story = {
  render: (args) => <Refreshing {...args} />,
  play: async ({ args, canvas }) => {
    refresh();
    await expect(
      await canvas.findByText(/DHL Paket ist für die geänderten Angaben nicht mehr verfügbar/),
    ).toBeVisible();
    await expect(args.callbacks.onChooseRate).toHaveBeenCalledWith(null);
    await expectReported(args, { carrier: '', carrierProduct: '', carrierProductCode: '' });
    await userEvent.click(canvas.getByRole('radio', { name: /Direkt/ }));
    await expect(canvas.queryByText(/nicht mehr verfügbar/)).toBeNull();
  },
};

export const ResetsOnceTheAnswerIsYes: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Eingaben zurücksetzen' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Eingaben zurücksetzen?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Zurücksetzen' }));
    await waitFor(() => expect(args.callbacks.onReset).toHaveBeenCalled());
  },
};

function Restarting(props: NewShipmentProps) {
  const [formKey, setFormKey] = useState('first');
  return (
    <NewShipment
      {...props}
      state={{ ...domestic, formKey }}
      callbacks={{ ...props.callbacks, onReset: () => setFormKey('second') }}
    />
  );
}

/** The form begins anew, and so does whoever fills it in. */
export const BeginsAtItsHeadingAfterAReset: Story = {
  render: (args) => <Restarting {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveFocus();
    canvas.getByRole('button', { name: 'Eingaben zurücksetzen' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: 'Eingaben zurücksetzen?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Zurücksetzen' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Sendung erstellen' })).toHaveFocus(),
    );
    // And stays there when the dialog has given back the focus that it had taken.
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

/** A change that still waits is reported when the page goes away. */
export const ReportsBeforeThePageGoes: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Referenz 2' }), 'K7');
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    await expect(args.callbacks.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ referenceNumber2: 'K7' }),
    );
  },
};

export const LeadsToADayInThePast: Story = {
  args: {
    state: {
      ...domestic,
      initialInput: {
        ...domestic.initialInput,
        shipmentData: { ...domestic.initialInput.shipmentData, requestedDeliveryDate: '2026-11-19' },
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(orderButton(canvas));
    const link = await canvas.findByRole('link', {
      name: 'Gewünschter Zustelltag: Das Datum liegt in der Vergangenheit.',
    });
    await userEvent.click(link);
    const group = canvas.getByRole('group', { name: /Gewünschter Zustelltag/ });
    await expect(group).toContainElement(document.activeElement as HTMLElement);
  },
};
