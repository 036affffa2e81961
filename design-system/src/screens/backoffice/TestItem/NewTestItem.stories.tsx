import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIXTURE_NOW } from 'contract/fixtures';
import { expect, fn, userEvent } from 'storybook/test';
import { testProducts } from '../test-center/test-product-fixtures.ts';
import { NewTestItem } from './NewTestItem.tsx';

const meta = {
  component: NewTestItem,
  parameters: { layout: 'fullscreen' },
  args: {
    sampleName: 'Zoll und Sondergebiete',
    products: testProducts,
    hrefs: { center: '#testcenter', sample: '#reihe' },
    today: '2026-11-20',
    pending: false,
    failure: null,
    onSubmit: fn(),
    onChangedChange: fn(),
  },
} satisfies Meta<typeof NewTestItem>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A parcel within Germany, tomorrow, of which nothing is expected yet. */
export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Beschreibung/ }), 'Paket nach Leipzig');
    for (const company of canvas.getAllByRole('textbox', { name: 'Firma' }))
      await userEvent.type(company, 'Prüfstelle');
    for (const street of canvas.getAllByRole('textbox', { name: /^Straße/ }))
      await userEvent.type(street, 'Werkstraße 17');
    for (const city of canvas.getAllByRole('textbox', { name: /^Ort/ }))
      await userEvent.type(city, 'Leipzig');
    await userEvent.click(canvas.getByRole('button', { name: 'Anlegen' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        name: 'Paket nach Leipzig',
        operation: 'rates',
        carrier: 'DHL',
        productCode: '',
        expected: null,
        shipmentData: expect.objectContaining({ requestedDeliveryDate: '2026-11-21' }),
      }),
    );
  },
};

/** What is missing is said at its place. */
export const Incomplete: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Anlegen' }));
    await expect(canvas.getAllByText('Pflichtfeld').length).toBeGreaterThan(0);
    for (const company of canvas.getAllByRole('textbox', { name: 'Firma' }))
      await expect(company).toHaveAccessibleDescription(
        'Geben Sie eine Firma oder einen Ansprechpartner an.',
      );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Creating: Story = {
  tags: ['interaction'],
  args: { pending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Testfall wird angelegt …/ })).toBeVisible();
  },
};

/** The platform could not be reached; nothing of what was typed is lost. */
export const NotCreated: Story = {
  tags: ['state-failed'],
  args: { failure: { reason: 'unreachable', at: FIXTURE_NOW } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Der Testfall wurde nicht angelegt.')).toBeVisible();
  },
};
