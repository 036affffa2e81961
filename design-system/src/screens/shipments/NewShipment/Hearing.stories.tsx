import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIXTURE_NOW } from 'contract/fixtures';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { blank, domestic, filled } from './new-shipment-fixtures.ts';
import type { EditingState } from './new-shipment-state.ts';
import { NewShipment, type NewShipmentProps } from './NewShipment.tsx';
import { announcer, cell, lines, domesticArgs, orderButton } from './story-helpers.ts';

/** What the form says aloud, where it leads the focus, and what it holds back meanwhile. */
const meta = {
  component: NewShipment,
  tags: ['controls'],
  parameters: { layout: 'fullscreen' },
  args: domesticArgs,
} satisfies Meta<typeof NewShipment>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A message that came while the button goes down would push the button away under the pointer. */
export const HoldsAMessageBackWhileSomethingIsPressed: Story = {
  args: { state: blank },
  play: async ({ canvas }) => {
    const postalCode = canvas.getByRole('textbox', { name: /^Postleitzahl/ });
    await userEvent.type(postalCode, '7276');
    const add = canvas.getByRole('button', { name: 'Packstück hinzufügen' });
    // Where taking the focus has nothing to scroll.
    add.scrollIntoView({ block: 'center' });
    const before = add.getBoundingClientRect().top;
    const user = userEvent.setup();
    await user.pointer({ target: add, keys: '[MouseLeft>]' });
    await expect(postalCode).not.toHaveFocus();
    // Longer than a change waits to be reported.
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(add.getBoundingClientRect().top).toBe(before);
    await expect(postalCode).toBeValid();
    await user.pointer({ target: add, keys: '[/MouseLeft]' });
    await expect(lines(canvas)).toHaveLength(2);
    await waitFor(() => expect(postalCode).toBeInvalid());
  },
};

/** Who leaves a field is somewhere else when its message appears. */
export const ReadsOutTheErrorOfAFieldThatIsLeft: Story = {
  play: async ({ canvas }) => {
    const field = cell(canvas, 1, 'Gewicht');
    await userEvent.clear(field);
    await userEvent.type(field, 'zwei');
    await userEvent.tab();
    await expect(announcer(canvas)).toHaveTextContent(
      /Packstück.1, Gewicht \(kg\): Eingabe muss eine Zahl sein/,
    );
  },
};

export const ReadsOutThatCustomsAreAsked: Story = {
  args: { state: blank },
  play: async ({ canvas }) => {
    const country = canvas.getByRole('combobox', { name: /^Land/ });
    await expect(announcer(canvas)).toBeEmptyDOMElement();
    await userEvent.selectOptions(country, 'CH');
    await waitFor(() =>
      expect(announcer(canvas)).toHaveTextContent(/Für die Schweiz sind Zollangaben erforderlich/),
    );
    await userEvent.selectOptions(country, 'AT');
    await waitFor(() =>
      expect(announcer(canvas)).toHaveTextContent(/Zollangaben sind nicht mehr erforderlich/),
    );
  },
};

const [row] = domestic.initialInput.shipmentData.packages;
if (!row) throw new Error('The fixtures hold no package');

let showOtherState = () => {};
let endSession = () => {};
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

function Ending({ begin, ...props }: NewShipmentProps & { readonly begin: EditingState['submission'] }) {
  const [submission, setSubmission] = useState(begin);
  useEffect(() => {
    endSession = () => setSubmission({ kind: 'session-ended' });
  }, []);
  return <NewShipment {...props} state={{ ...domestic, submission }} />;
}

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

/** A button that changes its words under the focus is not read anew. */
export const ReadsOutThatItIsBeingOrdered: Story = {
  args: { state: { ...domestic, submission: { kind: 'sending', intent: 'order' } } },
  play: async ({ canvas }) => {
    const said = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(said).toContain('Wird beauftragt …');
  },
};

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

/** One attempt is one: its errors do not take the focus again because the session ended in between. */
export const TakesTheFocusOncePerAttempt: Story = {
  render: (args) => <Interrupted {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: /1.Angabe:/ })).toHaveFocus();
    const city = canvas.getByRole('textbox', { name: /^Ort/ });
    city.focus();
    showOtherState();
    await canvas.findByRole('button', { name: 'Erneut anmelden' });
    await expect(city).toHaveFocus();
    showProblemAgain();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Erneut anmelden' })).toBeNull());
    // An effect that took it would come a moment later.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(city).toHaveFocus();
  },
};

/** A session ends while somebody types: that is said, and typing goes on. */
export const LeavesTheFocusWhereSomebodyTypes: Story = {
  render: (args) => <Ending {...args} begin={{ kind: 'idle' }} />,
  play: async ({ canvas }) => {
    const city = canvas.getByRole('textbox', { name: /^Ort/ });
    await userEvent.type(city, 'Nord');
    endSession();
    const message = await canvas.findByText('Ihre Sitzung ist abgelaufen', {
      exact: false,
      selector: '[role=status] *',
    });
    await expect(message).toBeVisible();
    await userEvent.keyboard('stadt');
    await expect(city).toHaveDisplayValue(/Nordstadt$/);
  },
};

/** Who has pressed is led to why nothing came of it. */
export const LeadsWhoeverPressedToTheEndOfTheSession: Story = {
  render: (args) => <Ending {...args} begin={{ kind: 'sending', intent: 'order' }} />,
  play: async ({ canvas }) => {
    canvas.getByRole('textbox', { name: /^Ort/ }).focus();
    endSession();
    const signIn = await canvas.findByRole('button', { name: 'Erneut anmelden' });
    await waitFor(() => expect(document.activeElement as HTMLElement).toContainElement(signIn));
  },
};

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
    const summary = await canvas.findByRole('region', { name: /Ergänzen oder korrigieren Sie/ });
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
