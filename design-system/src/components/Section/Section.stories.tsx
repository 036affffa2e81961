import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Specimen } from '../../stories/Specimen.tsx';
import { Stack } from '../../stories/Stack.tsx';
import { Section } from './Section.tsx';

const meta = {
  component: Section,
  args: { title: 'Messgeräte', children: <p>Zwölf Bügelmessschrauben, sieben Haarlineale.</p> },
  argTypes: { aside: { control: 'text' } },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <Specimen caption="level: 2">
        <Section {...args} />
      </Specimen>
      <Specimen caption="level: 3, aside">
        <Section {...args} title="Winkel" level={3} aside="Stand: 20.11.2026" />
      </Specimen>
      <Specimen caption="gap: 4">
        <Section {...args} title="Lineale" gap={4} />
      </Specimen>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Winkel' })).toHaveTextContent('Stand: 20.11.2026');
    await expect(canvas.getByRole('heading', { name: 'Winkel', level: 3 })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Lineale', level: 2 })).toBeVisible();
  },
};

export const HardCases: Story = {
  args: { title: 'Oberflächenrauheitsmessgerätekofferbestandsverzeichnis', aside: 'Stand: 20.11.2026' },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
