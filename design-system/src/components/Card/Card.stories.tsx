import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Column } from '../../stories/Stack.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from './Card.tsx';

const meta = {
  component: Card,
  args: { title: 'DHL', children: 'Geschäftskundenvertrag, Abrechnung monatlich' },
  argTypes: { children: { control: false }, actions: { control: false }, foot: { control: false } },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

export const Matrix: Story = {
  render: (args) => (
    <Column>
      <Card {...args} />
      <Card {...args} title="GLS" actions={<Badge tone="success">Verbunden</Badge>} />
      <Card {...args} title="UPS" level={3} actions={<Button size="sm">Verbinden</Button>}>
        Noch kein Vertrag hinterlegt
      </Card>
      <Card {...args} title="MEX" foot={<Button size="sm">Verbindung prüfen</Button>} />
    </Column>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'GLS' })).toHaveTextContent('Verbunden');
    await expect(canvas.getByRole('heading', { level: 3, name: 'UPS' })).toBeVisible();
  },
};

export const HardCases: Story = {
  args: {
    title: 'Expressgutbeförderungsgesellschaft Schleswig-Holstein-Nordfriesland',
    actions: <Button size="sm">Vertrag hinterlegen</Button>,
    children: 'Abrechnungszeitraumverkürzungsvereinbarung vom 20.11.2026',
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
