import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import type { StartState } from './start-state.ts';
import { Start } from './Start.tsx';

const states = {
  ready: { kind: 'ready' },
  registering: { kind: 'registering' },
  redirecting: { kind: 'redirecting' },
  failed: { kind: 'failed', failure: 'denied' },
} satisfies { [K in StartState['kind']]: Extract<StartState, { kind: K }> };

const meta = {
  component: Start,
  tags: ['no-data', 'no-list', 'for-everybody'],
  args: {
    state: states.ready,
    onSignIn: fn(),
    onRegisteringChange: fn(),
    onRegister: fn(),
    trackingHref: '/sendungsverfolgung',
    onTrack: fn(),
  },
} satisfies Meta<typeof Start>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

/** On a phone a price stands beside what it is the price of, below each other at the edge. */
export const KeepsPricesInTheirColumn: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    const boxes = ['5,40\u00A0€', '18,90\u00A0€'].map((price) =>
      canvas.getByText(price, { normalizer: (text) => text }).getBoundingClientRect(),
    );
    const names = ['Paket', 'Express Saver'].map((name) =>
      canvas.getByText(new RegExp(`^${name}`)).getBoundingClientRect(),
    );
    for (const [index, box] of boxes.entries()) {
      await expect(box.top).toBe(names[index]?.top);
      await expect(box.left).toBeGreaterThan(names[index]?.right ?? Infinity);
      await expect(box.right).toBe(boxes[0]?.right);
    }
  },
};

export const OffersToSignInAndToRegister: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Anmelden' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Organisation registrieren' }));
    await expect(args.onRegisteringChange).toHaveBeenCalledWith(true);
  },
};

export const LooksAParcelUp: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Sendungsnummer' }), 'XHAX4HDA');
    await userEvent.click(canvas.getByRole('button', { name: 'Sendung verfolgen' }));
    await expect(args.onTrack).toHaveBeenLastCalledWith('XHAX4HDA');
  },
};

/** How far the button stands below the field, wherever the page is scrolled to. */
const gapOf = (canvas: ReturnType<typeof within>) =>
  canvas.getByRole('button', { name: 'Sendung verfolgen' }).getBoundingClientRect().top -
  canvas.getByRole('textbox', { name: 'Sendungsnummer' }).getBoundingClientRect().bottom;

/** Nothing moves for it. */
export const NamesTheCarrierWhileItIsTyped: Story = {
  play: async ({ canvas }) => {
    const before = gapOf(canvas);
    const number = canvas.getByRole('textbox', { name: 'Sendungsnummer' });
    await userEvent.type(number, '00340434161094042557');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('DHL-Sendungsnummer erkannt. Prüfziffer stimmt.'),
    );
    await expect(gapOf(canvas)).toBe(before);
    await userEvent.type(number, '{Backspace}8');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Prüfziffer stimmt nicht.'));
  },
};

/** Several carriers write such a number; at 320 px there is room for it. */
export const NamesSeveralCarriers: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const before = gapOf(canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Sendungsnummer' }), '123450000007');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Sendungsnummer von .* oder /));
    await expect(gapOf(canvas)).toBe(before);
  },
};

export const Registering: Story = {
  args: { state: states.registering },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Name der Organisation/ })).toHaveFocus();
  },
};

export const NameMissing: Story = {
  args: { state: states.registering },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }));
    await expect(canvas.getByText('Pflichtfeld')).toBeVisible();
  },
};

export const AsksForANameBeforeItRegisters: Story = {
  args: { state: states.registering },
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const name = canvas.getByRole('textbox', { name: /Name der Organisation/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }));
    await expect(canvas.getByText('Pflichtfeld')).toBeVisible();
    await expect(name).toHaveFocus();
    await userEvent.keyboard('   {Enter}');
    await expect(canvas.getByText('Nur Leerzeichen sind nicht erlaubt')).toBeVisible();
    await userEvent.clear(name);
    await userEvent.type(name, ' Größer & Söhne {Enter}');
    await expect(args.onRegister).toHaveBeenCalledOnce();
    await expect(args.onRegister).toHaveBeenCalledWith('Größer & Söhne');
  },
};

export const Redirecting: Story = {
  args: { state: states.redirecting },
  tags: ['state-loading'],
};

export const IgnoresPressesWhileRedirecting: Story = {
  args: { state: states.redirecting },
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /weitergeleitet/ }));
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { state: states.failed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Die Anmeldung ist nicht gelungen');
  },
};

export const SignedOutLate: Story = {
  args: { state: { ...states.failed, failure: 'signedOutLate' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Die Abmeldung wurde nachgeholt');
  },
};

export const HardCases: Story = {
  args: { state: { ...states.failed, failure: 'storageBlocked' } },
  globals: { viewport: { value: 'w320' } },
};
