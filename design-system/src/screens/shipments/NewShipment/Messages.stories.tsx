import type { Meta, StoryObj } from '@storybook/react-vite';
import { limits } from 'contract';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { blank, domestic } from './new-shipment-fixtures.ts';
import type { EditingState, FieldProblem, SubmissionFailure, SubmissionState } from './new-shipment-state.ts';
import type { NewShipmentProps } from './NewShipment.tsx';
import { NewShipment } from './NewShipment.tsx';
import { storyArgs } from './story-helpers.ts';

/** What the form says when the platform finds fault: each message at its field and in the summary. */
const meta = {
  component: NewShipment,
  parameters: { layout: 'fullscreen' },
  args: { ...storyArgs, state: domestic },
} satisfies Meta<typeof NewShipment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Addresses: Story = problems([
  [['from', 'email'], 'E-Mail muss ein "@"-Symbol enthalten'],
  [['to', 'email'], 'Domain darf nicht mit einem Punkt enden'],
  [['to', 'address', 'countryCode'], 'Länderkennung muss 2 Zeichen lang sein'],
]);

export const EMail: Story = problems([[['to', 'email'], 'Ungültige E-Mail-Adresse']]);

export const Packages: Story = problems([
  [['shipmentData', 'packages', 0, 'amount'], 'Eingabe muss Ganzzahl sein'],
  [['shipmentData', 'packages', 0, 'weightKg'], 'Höchstens 70\u00A0kg'],
  [['shipmentData', 'packages', 0, 'packaging'], 'Wählen Sie einen der angebotenen Werte.'],
]);

export const NoPackage: Story = problems([
  [['shipmentData', 'packages'], 'Fügen Sie mindestens ein Packstück hinzu.'],
]);

export const TooManyPackages: Story = problems([
  [['shipmentData', 'packages'], 'Höchstens 99\u00A0Packstückzeilen'],
]);

export const Content: Story = problems([
  [['declaredValue'], 'Der Wert muss größer oder gleich 0 sein'],
  [['description'], 'Eingabe muss "documents" sein'],
  [['shipmentData', 'packages', 0, 'heightCm'], 'Eingabe muss 0 sein für Dokumente'],
  [['shipmentData', 'requestedDeliveryDate'], 'Geben Sie ein Datum im Format TT.MM.JJJJ ein.'],
]);

export const TooPrecise: Story = problems([[['declaredValue'], 'Höchstens zwei Nachkommastellen']]);

export const SavingTheTemplate: Story = {
  args: { state: submitted({ kind: 'sending', intent: 'avis' }) },
};

export const Invalid: Story = failure('invalid', 'Prüfen Sie die markierten Felder');
export const Refused: Story = failure('refused', 'Der Dienstleister hat den Auftrag abgelehnt.');
export const NotAllowed: Story = failure('forbidden', 'Ihnen fehlt das Recht, Sendungen zu erstellen.');
export const Faulty: Story = failure('faulty', 'Bei uns ist ein Fehler aufgetreten.');

/** Nobody is the default sender, and there is no neutral one. */
export const NoSenders: Story = {
  args: {
    state: {
      ...blank,
      formKey: 'no-senders',
      defaultSenderId: null,
      neutralSenders: [],
      initialInput: {
        ...blank.initialInput,
        from: blank.initialInput.to,
        linkedSenderId: '',
        neutralShipment: true,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Noch keine neutrale Versandadresse')).toBeVisible();
  },
};

/** Dangerous goods, on a Sunday, duties paid, to a postcode that its country hardly has. */
export const Warnings: Story = {
  args: {
    state: {
      ...domestic,
      formKey: 'warnings',
      initialInput: {
        ...domestic.initialInput,
        dangerous: true,
        ddp: true,
        shipmentData: { ...domestic.initialInput.shipmentData, requestedDeliveryDate: '2026-11-29' },
        to: {
          ...domestic.initialInput.to,
          address: { ...domestic.initialInput.to.address, countryCode: 'US', postalCode: 'ABC' },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Ungewöhnlich für /)).toBeVisible();
    await expect(canvas.getByText('Sonntags wird in der Regel nicht zugestellt.')).toBeVisible();
    await expect(canvas.getByText('Sie zahlen Abgaben und Steuern.')).toBeVisible();
  },
};

const [row] = domestic.initialInput.shipmentData.packages;

/** As many rows of packages as there may be. */
export const AllRows: Story = {
  args: {
    state: {
      ...domestic,
      formKey: 'all-rows',
      initialInput: {
        ...domestic.initialInput,
        shipmentData: {
          ...domestic.initialInput.shipmentData,
          packages: row ? Array.from({ length: limits.packageRows }, () => row) : [],
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Packstück hinzufügen' })).toBeDisabled();
  },
};

export const SwappedTwice: Story = {
  play: async ({ canvas }) => {
    const swap = canvas.getByRole('button', { name: 'Absender und Empfänger tauschen' });
    await userEvent.click(swap);
    await expect(canvas.getByText('Absender und Empfänger wurden getauscht.')).toBeInTheDocument();
    await userEvent.click(swap);
    await expect(canvas.getByText('Absender und Empfänger wurden zurückgetauscht.')).toBeInTheDocument();
  },
};

export const SearchFindsNothing: Story = {
  render: (args) => <Searching {...args} status="ready" />,
  play: searchSays('Keine Treffer. Geben Sie die Adresse unten ein.'),
};

export const SearchFails: Story = {
  render: (args) => <Searching {...args} status="failed" />,
  play: searchSays('Die Suche ist gerade nicht möglich. Geben Sie die Adresse unten ein.'),
};

/** A search that finds nothing, or nothing at all. */
function Searching({ status, ...props }: NewShipmentProps & { status: 'ready' | 'failed' }) {
  const [search, setSearch] = useState<EditingState['search']>(null);
  const onSearchParties: NewShipmentProps['callbacks']['onSearchParties'] = (text, side) =>
    setSearch({ status, text, side, contacts: [], places: [] });
  return (
    <NewShipment
      {...props}
      state={{ ...blank, formKey: status, search }}
      callbacks={{ ...props.callbacks, onSearchParties }}
    />
  );
}

function searchSays(words: string): Story['play'] {
  return async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Kontakt oder Adresse suchen' }), 'xyz');
    await expect((await screen.findAllByText(words))[0]).toBeInTheDocument();
    // An open list hides the rest of the page from screen readers, its own field's frame included.
    await userEvent.keyboard('{Escape}');
  };
}

type Complaint = readonly [path: FieldProblem['path'], message: string];

function submitted(submission: SubmissionState): EditingState {
  return { ...domestic, submission };
}

function failed(failure: SubmissionFailure, fields?: readonly FieldProblem[]): EditingState {
  const problem = {
    kind: 'failed',
    intent: 'order',
    failure,
    status: 422,
    at: '2026-11-20T13:05:00.000Z',
  } as const;
  return submitted(fields ? { ...problem, fields } : problem);
}

/** The platform complains about fields; all of it stands in the summary. */
function problems(complaints: readonly Complaint[]): Story {
  return {
    args: {
      state: failed(
        'invalid',
        complaints.map(([path, message]) => ({ path, message })),
      ),
    },
    play: async ({ canvas }) => {
      for (const [, message] of complaints) {
        // What is found in the page has plain blanks.
        const words = message.replaceAll('\u00A0', ' ');
        const shown = await canvas.findAllByText((text) => text.endsWith(words));
        await expect(shown[0]).toBeVisible();
      }
    },
  };
}

function failure(kind: SubmissionFailure, words: string): Story {
  return {
    args: { state: failed(kind) },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText((text) => text.startsWith(words))).toBeVisible();
    },
  };
}
