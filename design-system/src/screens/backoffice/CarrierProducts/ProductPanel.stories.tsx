import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CarrierProduct } from 'contract';
import { FIXTURE_NOW } from 'contract/fixtures';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { settingsSaving, settingsStates, settingsStories } from '../../settings/story-settings-saving.ts';
import { carrierProducts } from './carrier-products-fixtures.ts';
import type { ProductSaving } from './carrier-products-state.ts';
import { ProductPanel } from './ProductPanel.tsx';

const product = carrierProducts[0] as CarrierProduct;
const states = settingsStates(product);
const idle: ProductSaving = settingsSaving(product);
const saving = settingsStories(idle);

/** One product: what staff say of it above what its carrier says. */
const meta = {
  component: ProductPanel,
  parameters: { layout: 'fullscreen' },
  args: {
    state: states.ready,
    now: new Date(FIXTURE_NOW),
    saving: idle,
    onClose: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ProductPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    const name = await canvas.findByRole('textbox', { name: /^Anzeigename/ });
    await expect(name).toHaveValue('Standardpaket');
    await expect(name).toHaveAccessibleDescription(/heißt das Produkt „Paket“/);
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('switch', { name: /Standardmäßig/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Änderungen speichern' }));
    await waitFor(() =>
      expect(args.saving?.onSubmit).toHaveBeenCalledWith({
        displayName: '',
        description: product.description,
        sortOrder: 10,
        isDefault: false,
      }),
    );
  },
};

/** A number that is none stands at its field. */
export const Wrong: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const order = await canvas.findByRole('textbox', { name: /^Reihenfolge/ });
    await userEvent.clear(order);
    await userEvent.type(order, '1000');
    await userEvent.click(canvas.getByRole('button', { name: 'Änderungen speichern' }));
    await waitFor(() => expect(order).toHaveAccessibleDescription(/Höchstens 999/));
  },
};

/** Staff of the desk read it. */
export const ReadOnly: Story = {
  tags: ['state-ready'],
  args: { saving: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nur Administratoren können diese Angaben ändern.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByText('ja')).toBeVisible();
  },
};

/** Not for new organisations, and with no name of its own. */
export const Plain: Story = {
  tags: ['interaction'],
  args: {
    saving: null,
    state: { ...states.ready, value: { ...product, displayName: '', description: '', isDefault: false } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Paket' })).toBeVisible();
    await expect(canvas.getByText('nein')).toBeVisible();
  },
};

export const Saving: Story = { tags: ['state-ready'], ...saving.pending };

export const Saved: Story = { tags: ['state-ready'], ...saving.saved };

export const NotSaved: Story = { tags: ['state-ready'], ...saving.notSaved };

/** Two have changed the same: both stand side by side. */
export const Overtaken: Story = {
  tags: ['state-ready'],
  ...saving.overtaken(
    { ...product, sortOrder: 20, version: 5 },
    { displayName: 'Paket national', description: product.description, sortOrder: 10, isDefault: true },
    /^Anzeigename/,
  ),
};

const draft = { displayName: 'Paket national', description: '', sortOrder: 10, isDefault: true };

/** Nothing of the form was changed by somebody else, only the switch in the list: what is said stands for it. */
export const OvertakenByASwitch: Story = {
  tags: ['interaction'],
  args: {
    saving: {
      ...idle,
      conflict: { theirs: { ...product, isActive: false, version: 5 }, mine: draft, isKept: false },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/wurde inzwischen deaktiviert/)).toBeVisible();
  },
};

/** The same, switched on. */
export const OvertakenByBeingSwitchedOn: Story = {
  tags: ['interaction'],
  args: {
    saving: {
      ...settingsSaving({ ...product, isActive: false }),
      conflict: { theirs: { ...product, version: 5 }, mine: draft, isKept: false },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/wurde inzwischen aktiviert/)).toBeVisible();
  },
};

/** Everywhere, in a name that breaks, at 320 px. */
export const HardCases: Story = {
  args: {
    state: {
      ...states.ready,
      value: {
        ...product,
        code: 'INTERNATIONAL_PRIORITY_EXPRESS_FREIGHT_PALLET_2027',
        countries: carrierProducts[1]?.countries ?? [],
      },
    },
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Loading: Story = { args: { state: states.loading } };

export const NotFound: Story = {
  tags: ['state-empty'],
  args: { state: states.notFound },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zur Liste' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Failed: Story = { args: { state: states.failed } };

export const Forbidden: Story = { args: { state: states.forbidden } };
