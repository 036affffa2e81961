import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AppPage } from '../../../stories/AppPage.tsx';
import { blank, filled } from './new-shipment-fixtures.ts';
import { NewShipment, type NewShipmentProps } from './NewShipment.tsx';
import { type Canvas, domesticArgs } from './story-helpers.ts';

/** The room that the fields of an address have, and how their rows keep their shape. */
const meta = {
  component: NewShipment,
  tags: ['controls'],
  parameters: { layout: 'fullscreen' },
  args: domesticArgs,
} satisfies Meta<typeof NewShipment>;

export default meta;
type Story = StoryObj<typeof meta>;

const addressNames = [/^Postleitzahl/, /^Ort/, /^Bundesland/, /^E-Mail/, /^Telefon/];

async function expectShownInFull(canvas: Canvas): Promise<void> {
  for (const name of addressNames) {
    const field = canvas.getByRole('textbox', { name });
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
  }
}

/** The navigation takes its share of the width. */
function besideTheNavigation(args: NewShipmentProps) {
  return (
    <AppPage drawer={null}>
      <NewShipment {...args} />
    </AppPage>
  );
}

/** As wide as `--form-width` says. */
function inACard(args: NewShipmentProps) {
  return (
    <div style={{ width: 'var(--form-width)' }}>
      <NewShipment {...args} />
    </div>
  );
}

/** Long names of towns and regions, and addresses for e-mail, can be read where they stand. */
export const ShowsAddressesInFull: Story = {
  args: { state: filled },
  globals: { viewport: { value: 'w1440' } },
  render: besideTheNavigation,
  play: ({ canvas }) => expectShownInFull(canvas),
};

/** Wherever sender, recipient and rates leave little room beside one another. */
export const ShowsAddressesInFullInANarrowCard: Story = {
  args: { state: filled },
  globals: { viewport: { value: 'w1440' } },
  render: inACard,
  play: async ({ canvas, canvasElement }) => {
    for (const width of [1212, 1200, 1126]) {
      canvasElement.style.setProperty('--form-width', `${width}px`);
      await expectShownInFull(canvas);
    }
  },
};

/** „Im Adressbuch speichern“ stands beside the way to more lines, or below it where both have no room. */
export const KeepsTheWordsBelowTheAddressApart: Story = {
  args: { state: blank },
  globals: { viewport: { value: 'w1440' } },
  render: inACard,
  play: async ({ canvas, canvasElement }) => {
    for (const width of [1440, 1320, 1264, 1200, 1126]) {
      canvasElement.style.setProperty('--form-width', `${width}px`);
      const more = canvas
        .getByRole('button', { name: 'Firma (Zusatz), Adresszusatz' })
        .getBoundingClientRect();
      const save = canvas.getByText('Im Adressbuch speichern').getBoundingClientRect();
      const isBeside = save.left >= more.right;
      const isBelow = save.top >= more.bottom;
      await expect(isBeside || isBelow).toBe(true);
    }
  },
};

export const ShowsAddressesInFullOnAPhone: Story = {
  args: { state: filled },
  globals: { viewport: { value: 'w375' } },
  play: ({ canvas }) => expectShownInFull(canvas),
};

/** What is wrong with the town moves neither the postcode nor the region. */
export const KeepsTheRowWhenTheTownIsMissing: Story = {
  args: { state: filled },
  globals: { viewport: { value: 'w1440' } },
  render: besideTheNavigation,
  play: async ({ canvas }) => {
    const city = canvas.getByRole('textbox', { name: /^Ort/ });
    await userEvent.clear(city);
    await userEvent.tab();
    await expect(await canvas.findByText('Pflichtfeld')).toBeVisible();
    const { top } = city.getBoundingClientRect();
    const postalCode = canvas.getByRole('textbox', { name: /^Postleitzahl/ });
    await expect(postalCode.getBoundingClientRect().top).toBe(top);
  },
};

/** The message of the narrowest field has the width of its row, and the row keeps its shape. */
export const GivesThePostcodesMessageTheRow: Story = {
  args: { state: blank },
  play: async ({ canvas }) => {
    const postalCode = canvas.getByRole('textbox', { name: /^Postleitzahl/ });
    const city = canvas.getByRole('textbox', { name: /^Ort/ });
    const before = city.getBoundingClientRect();
    await userEvent.type(postalCode, '7276');
    await userEvent.tab();
    const message = await canvas.findByText(/^Postleitzahl passt nicht/);
    await expect(message.getBoundingClientRect().width).toBeGreaterThan(before.width);
    await expect(city.getBoundingClientRect().top).toBe(before.top);
    await expect(city.getBoundingClientRect().top).toBe(postalCode.getBoundingClientRect().top);
  },
};

/** What all lines of an address add leaves no hole: each row of fields is as wide as the card. */
export const FillsItsRowsWithAllLines: Story = {
  tags: ['interaction'],
  render: inACard,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ändern (Absender)' }));
    const sender = within(canvas.getByRole('region', { name: 'Absender' }));
    const box = (name: RegExp) => sender.getByRole('textbox', { name }).getBoundingClientRect();
    for (const width of [1440, 1126, 768, 640]) {
      canvasElement.style.setProperty('--form-width', `${width}px`);
      const street = box(/^Straße/);
      await expect(box(/^Firma \(Zusatz\)/).left).toBeCloseTo(street.left, 0);
      await expect(box(/^Ansprechpartner/).right).toBeCloseTo(street.right, 0);
      await expect(box(/^Firma$/).right).toBeCloseTo(street.right, 0);
    }
  },
};

/** „Adresse einfügen“ stands with the other button at the end of the head, as it does at the recipient. */
export const KeepsTheButtonsOfTheSenderTogether: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ändern (Absender)' }));
    const paste = canvas.getByRole('button', { name: 'Adresse einfügen (Absender)' }).getBoundingClientRect();
    const done = canvas.getByRole('button', { name: 'Fertig (Absender)' }).getBoundingClientRect();
    await expect(done.left - paste.right).toBeLessThanOrEqual(24);
    await expect(Math.round(paste.top + paste.bottom)).toBe(Math.round(done.top + done.bottom));
  },
};
