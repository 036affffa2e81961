import type { Meta, StoryObj } from '@storybook/react-vite';
import { addresses, shipments } from 'contract/fixtures';
import { expect } from 'storybook/test';
import { palette } from '../../../tokens/index.ts';
import { LabelPreview } from './LabelPreview.tsx';

const [shipment] = shipments;
if (!shipment) throw new Error('The fixtures lack a shipment');

/** The paper beside what was ordered. */
const meta = {
  component: LabelPreview,
  tags: ['part'],
  args: { shipment, number: '00340433836442636597' },
} satisfies Meta<typeof LabelPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Paper is white, also where the page around it is dark. */
export const StaysWhiteInTheDark: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const root = document.documentElement;
    const { theme = '' } = root.dataset;
    root.dataset.theme = 'dark';
    const paper = canvas.getByText('00340433836442636597').parentElement?.parentElement;
    if (!paper) throw new Error('There is no paper');
    const { backgroundColor, color } = getComputedStyle(paper);
    root.dataset.theme = theme;
    await expect([backgroundColor, color]).toEqual([palette.surfaceRaised[0], palette.text[0]]);
  },
};

/** As the paper does: where a border is crossed, place and country of both ends are in capitals. */
export const NamesCountriesAcrossABorder: Story = {
  tags: ['interaction'],
  args: { shipment: { ...shipment, from: addresses.tietze, to: addresses.oetztal, neutralShipment: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/6460 IMST\sÖSTERREICH$/)).toBeVisible();
    await expect(canvas.getByText(/24143 KIEL\sDEUTSCHLAND$/)).toBeVisible();
  },
};
