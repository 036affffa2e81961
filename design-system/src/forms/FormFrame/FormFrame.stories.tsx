import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyAddressBlock } from 'contract';
import { addresses } from 'contract/fixtures';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { AppPage } from '../../stories/AppPage.tsx';
import { FormSessionContext } from '../form-session.ts';
import type { SubmitError } from '../useSending.ts';
import { ContactForm, type ContactFormProps, type ContactInput } from './story-contact-form.tsx';

const contact: ContactInput = { kind: 'recipient', shortName: 'Wüllenweber', block: addresses.wuellenweber };
const blank: ContactInput = { kind: 'recipient', shortName: '', block: emptyAddressBlock('DE') };

const unreachable: SubmitError = {
  title: 'Der Kontakt wurde nicht gespeichert.',
  text: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut. Ihre Eingaben bleiben erhalten.',
  facts: '09:14\u00A0Uhr · Statuscode 503',
  requestNumber: 'req_7f3a91',
};
const refused: SubmitError = {
  title: 'Der Kontakt wurde nicht gespeichert.',
  text: 'Prüfen Sie die markierten Felder und versuchen Sie es erneut.',
  fields: [
    { path: ['shortName'], message: 'Diesen Kurznamen gibt es bereits.' },
    { path: ['block', 'address', 'city'], message: 'Den Ort gibt es nicht.' },
    { path: ['block', 'vatId'], message: 'Die Umsatzsteuer-ID fehlt.' },
  ],
};

/** A form on the kit: the contact of the address book. */
const meta = {
  component: ContactForm,
  tags: ['frame'],
  args: {
    initialInput: contact,
    pending: false,
    submitError: null,
    onSubmit: fn(),
    onChange: fn(),
    onChangedChange: fn(),
    onErrorsChange: fn(),
    onCancel: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

/** Between the bars of the app: a form that is the page keeps its fields off the navigation and the edge. */
export const OnAPage: Story = {
  decorators: [(Story) => <AppPage address="/kontakte">{Story()}</AppPage>],
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main').getBoundingClientRect();
    const company = canvas.getByRole('textbox', { name: 'Firma' }).getBoundingClientRect();
    const person = canvas.getByRole('textbox', { name: 'Ansprechpartner' }).getBoundingClientRect();
    await expect(company.left - main.left).toBeGreaterThanOrEqual(16);
    await expect(main.right - person.right).toBeGreaterThanOrEqual(16);
  },
};

export const Pending: Story = {
  args: { pending: true },
  play: async ({ args, canvas }) => {
    const send = canvas.getByRole('button', { name: 'Wird gespeichert …' });
    await userEvent.click(send);
    await userEvent.type(canvas.getByRole('textbox', { name: /^Ort/ }), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    // What is on its way cannot be given up.
    await expect(canvas.getByRole('button', { name: 'Abbrechen' })).toBeDisabled();
  },
};

export const Saved: Story = { args: { savedMessage: 'Gespeichert um 09:14\u00A0Uhr' } };

export const Blocked: Story = {
  args: { blockedReason: 'Ohne Verbindung kann nichts gespeichert werden. Ihre Eingaben bleiben erhalten.' },
  play: async ({ args, canvas }) => {
    const send = canvas.getByRole('button', { name: 'Speichern' });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await expect(send).toHaveAccessibleDescription(/^Ohne Verbindung/);
    await userEvent.type(canvas.getByRole('textbox', { name: /^Ort/ }), '{Enter}');
    await expect(canvas.getByRole('log')).toHaveTextContent(/^Ohne Verbindung/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The app's frame says it to every form. Enter sends nothing either. */
export const SessionEnded: Story = {
  decorators: [
    (Story) => <FormSessionContext value={{ signInHref: '/sendungen' }}>{Story()}</FormSessionContext>,
  ],
  play: async ({ args, canvas }) => {
    const title = canvas.getByText('Ihre Sitzung ist abgelaufen.');
    await expect(title.closest('[role=status]')).not.toBeNull();
    const signIn = canvas.getByRole('link', { name: /^Erneut anmelden/ });
    await expect(signIn).toHaveAttribute('target', '_blank');
    const send = canvas.getByRole('button', { name: 'Speichern' });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await expect(send).toHaveAccessibleDescription('Nach der Anmeldung können Sie speichern.');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Ort/ }), ' Nord{Enter}');
    await expect(canvas.getByRole('textbox', { name: /^Ort/ })).toHaveDisplayValue(/ Nord$/);
    await expect(canvas.getByRole('log')).toHaveTextContent('Nach der Anmeldung können Sie speichern.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** It takes the focus: the button that was pressed stands far below. */
export const Failed: Story = {
  args: { submitError: unreachable },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Der Kontakt wurde nicht gespeichert.').closest('[tabindex]'),
    ).toHaveFocus();
  },
};

/** The errors stand in the order of the page, whatever the order of the rules. */
export const FieldsMissing: Story = {
  args: { initialInput: { ...blank, block: { ...blank.block, email: 'laden' } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    const summary = await canvas.findByRole('region', { name: /^Ergänzen oder korrigieren Sie 5.Angaben/ });
    await expect(summary).toHaveFocus();
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent.split(':')[0])).toEqual([
      'Firma',
      'Straße und Hausnummer',
      'Postleitzahl',
      'Ort',
      'E-Mail',
    ]);
    await expect(args.onErrorsChange).toHaveBeenLastCalledWith(true);
  },
};

/** What the server complains about stands at its field; what stands nowhere on the page is a message about the whole. */
export const FieldErrors: Story = {
  args: { submitError: refused },
  play: async ({ canvas }) => {
    const summary = await canvas.findByRole('region', { name: /Sie 2.Angaben:$/ });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(canvas.queryByText(refused.text)).toBeNull();
    await expect(summary).not.toHaveTextContent('Umsatzsteuer-ID');
    await expect(canvas.getByRole('alert')).toHaveTextContent(`${refused.title}Die Umsatzsteuer-ID fehlt.`);
    await userEvent.click(canvas.getByRole('link', { name: /^Kurzname: / }));
    await expect(canvas.getByRole('textbox', { name: 'Kurzname' })).toHaveFocus();
  },
};

/** Nothing on the page could be mended, so no summary counts it: the message takes the focus. */
export const ErrorElsewhere: Story = {
  args: {
    submitError: {
      ...refused,
      fields: [{ path: ['linkedRecipientId'], message: 'Diesen Kontakt gibt es nicht mehr.' }],
    },
  },
  play: async ({ canvas }) => {
    const message = await canvas.findByText('Diesen Kontakt gibt es nicht mehr.');
    await waitFor(() => expect(message.closest('[tabindex]')).toHaveFocus());
    await expect(canvas.queryByRole('region', { name: /Angabe/ })).toBeNull();
  },
};

export const HardCases: Story = {
  args: {
    initialInput: {
      ...contact,
      block: { ...contact.block, companyName: 'Orthopädieschuhtechnikermeisterbetriebsgenossenschaft' },
    },
    submitError: {
      ...unreachable,
      text: 'Zustellzeitfensterberechnungsdienstnichtverfügbarkeit verhindert das Speichern.',
    },
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const SendsByEnter: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const city = canvas.getByRole('textbox', { name: /^Ort/ });
    await userEvent.clear(city);
    await userEvent.type(city, 'Aalen{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    const { block } = contact;
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...contact,
      block: { ...block, address: { ...block.address, city: 'Aalen' } },
    });
  },
};

/** The message comes with the field that was left, not before, and goes with its cause. */
export const MindsAFieldOnceItIsLeft: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'E-Mail' });
    await userEvent.clear(email);
    await userEvent.type(email, 'laden');
    await expect(email).toBeValid();
    await userEvent.tab();
    await expect(email).toBeInvalid();
    // The kit knows what the field is called from its label.
    await expect(canvas.getByRole('log')).toHaveTextContent(/^E-Mail: /);
    await userEvent.type(email, '@kupfergraben.example');
    await expect(email).toBeValid();
  },
};

/** What the server said stays until its field is changed, and no longer. */
export const KeepsTheServersWordsUntilTheFieldIsChanged: Story = {
  tags: ['interaction'],
  args: { submitError: refused },
  play: async ({ canvas }) => {
    const shortName = canvas.getByRole('textbox', { name: 'Kurzname' });
    await waitFor(() => expect(shortName).toBeInvalid());
    await userEvent.type(canvas.getByRole('textbox', { name: 'Telefon' }), '1');
    await expect(shortName).toBeInvalid();
    await userEvent.type(shortName, ' 2');
    await expect(shortName).toBeValid();
    await expect(canvas.getByRole('textbox', { name: /^Ort/ })).toBeInvalid();
  },
};

/** An owner may make the same answer anew with each rendering: it is one attempt, and steals the focus once. */
export const ShowsAnAnswerOnce: Story = {
  tags: ['interaction'],
  render: function Renewing(args: ContactFormProps) {
    const [, renew] = useState(0);
    return (
      <ContactForm
        {...args}
        submitError={{ ...refused, fields: [...(refused.fields ?? [])] }}
        onChange={() => renew((count) => count + 1)}
      />
    );
  },
  play: async ({ canvas }) => {
    const summary = await canvas.findByRole('region', { name: /Sie 2.Angaben:$/ });
    await waitFor(() => expect(summary).toHaveFocus());
    const phone = canvas.getByRole('textbox', { name: 'Telefon' });
    await userEvent.type(phone, '12');
    await expect(phone).toHaveFocus();
  },
};

/** A draft is kept by what `onChange` reports; what would be lost by leaving is told as well. */
export const ReportsWhatChanges: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onChangedChange).toHaveBeenLastCalledWith(false));
    const shortName = canvas.getByRole('textbox', { name: 'Kurzname' });
    await userEvent.type(shortName, '!');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ shortName: 'Wüllenweber!' })),
    );
    await waitFor(() => expect(args.onChangedChange).toHaveBeenLastCalledWith(true));
    await userEvent.type(shortName, '{Backspace}');
    await waitFor(() => expect(args.onChangedChange).toHaveBeenLastCalledWith(false));
  },
};
