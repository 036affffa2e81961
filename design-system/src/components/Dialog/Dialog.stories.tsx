import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../stories/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog, dialogSizes } from './Dialog.tsx';

const meta = {
  component: Dialog,
  args: {
    title: 'Cookies und Datenschutz',
    children: (
      <Stack>
        <p>Optionale Cookies setzen wir nur mit Ihrer Einwilligung.</p>
        <Checkbox
          label="Notwendige Cookies"
          description="Halten Sie angemeldet und bewahren Ihren Entwurf."
          isSelected
          isDisabled
        />
        <Checkbox label="Fehlerberichte" description="Sagen uns, wenn eine Seite nicht funktioniert." />
      </Stack>
    ),
    closeLabel: 'Dialog schließen',
    isOpen: true,
    onOpenChange: fn(),
  },
  argTypes: {
    size: { control: 'inline-radio', options: dialogSizes },
    trigger: { control: false },
    footer: { control: false },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const footer = (close: () => void) => (
  <>
    <Button onPress={close}>Alle ablehnen</Button>
    <Button variant="primary" onPress={close}>
      Auswahl speichern
    </Button>
  </>
);

export const Open: Story = { args: { footer } };

export const WithoutFooter: Story = {};

/** Holds a form. */
export const Wide: Story = {
  args: {
    size: 'lg',
    title: 'Kontakt bearbeiten',
    children: (
      <FieldGroup label="Anschrift" isLabelHidden>
        <TextField label="Firma" defaultValue="Zahntechnik Löwenstein & Partner mbB" isRequired />
        <TextField label="Straße und Hausnummer" defaultValue="Hauptstraße 4/1" isRequired />
        <TextField label="Postleitzahl und Ort" defaultValue="73525 Schwäbisch Gmünd" isRequired />
      </FieldGroup>
    ),
    footer: (close) => (
      <>
        <Button onPress={close}>Abbrechen</Button>
        <Button variant="primary" onPress={close}>
          Kontakt speichern
        </Button>
      </>
    ),
  },
};

const clauses = [
  ['Geltung', 'Diese Bedingungen gelten für alle Sendungen, die Sie über das Portal beauftragen.'],
  ['Haftung', 'Ohne Transportversicherung haftet der Dienstleister bis 500,00\u00A0€ je Sendung.'],
  ['Stornierung', 'Bis zum Tagesabschluss können Sie eine Sendung kostenfrei stornieren.'],
] as const;

/** Shows a document. */
export const Widest: Story = {
  args: {
    size: 'xl',
    title: 'Allgemeine Geschäftsbedingungen',
    children: (
      <Stack>
        {clauses.map(([heading, words]) => (
          <section key={heading}>
            <h3>{heading}</h3>
            <p>{words}</p>
          </section>
        ))}
      </Stack>
    ),
  },
};

export const HardCases: Story = {
  args: {
    title: 'Sendungsverfolgungsbenachrichtigungseinstellungen der Organisation',
    children: Array.from({ length: 40 }, (_, index) => (
      <p key={index}>
        Absatz {index + 1}: <a href="#hard-cases">Transportversicherungsbedingungen</a> und Versandadressen.
      </p>
    )),
    footer,
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Auswahl speichern' })).toBeVisible());
  },
};

export const OpensAndClosesByMouse: Story = {
  tags: ['interaction'],
  args: { isOpen: undefined, trigger: <Button>Einstellungen</Button>, footer },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Einstellungen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cookies und Datenschutz' });
    await userEvent.click(screen.getByRole('button', { name: 'Alle ablehnen' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

export const KeepsTheFocusUntilItIsClosed: Story = {
  tags: ['interaction'],
  args: { isOpen: undefined, trigger: <Button>Einstellungen</Button>, footer },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Einstellungen' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    // A ring around the whole dialog would say nothing.
    await expect(screen.getByRole('heading', { name: 'Cookies und Datenschutz' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Dialog schließen' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Auswahl speichern' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const ClosesOnTheScrim: Story = {
  tags: ['interaction'],
  args: { footer },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    const scrim = dialog.parentElement?.parentElement;
    if (!scrim) throw new Error('The dialog stands in a scrim.');
    await userEvent.click(scrim);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
