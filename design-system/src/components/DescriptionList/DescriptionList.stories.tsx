import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  component: DescriptionList,
  args: {
    items: [
      { term: 'Referenz 1', value: 'PO-77081' },
      { term: 'Versicherung', value: 'Transportversicherung bis 2.500,00\u00A0€' },
      { term: 'Preis (netto)', value: '38,70\u00A0€' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const HardCases: Story = {
  args: {
    items: [
      { term: 'Umsatzsteueridentifikationsnummer', value: 'DE123456789' },
      {
        term: 'Referenz',
        value: 'BESTELLNUMMERNKREISÜBERGREIFENDE-KOSTENSTELLENREFERENZ-2026-000000000471100',
      },
    ],
  },
  globals: { viewport: { value: 'w320' } },
};
