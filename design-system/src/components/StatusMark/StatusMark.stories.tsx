import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix } from '../../stories/Matrix.tsx';
import { Row } from '../../stories/Stack.tsx';
import { StatusMark, statusAppearances, statusGlyphs, statusTones } from './StatusMark.tsx';

const meta = {
  component: StatusMark,
  args: { glyph: 'three-quarters', tone: 'success', children: 'In Zustellung' },
  argTypes: {
    glyph: { control: 'select', options: statusGlyphs },
    tone: { control: 'inline-radio', options: statusTones },
    appearance: { control: 'inline-radio', options: statusAppearances },
  },
} satisfies Meta<typeof StatusMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Chip: Story = { args: { appearance: 'chip' } };

export const DashedChip: Story = {
  args: { glyph: 'dashed-ring', tone: 'neutral', appearance: 'chip', isDashed: true, children: 'AVIS' },
};

export const WithReason: Story = {
  args: {
    glyph: 'triangle',
    tone: 'danger',
    children: 'Ausnahme',
    detail: 'Adresse unklar',
    detailTone: 'danger',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Adresse unklar')).toBeVisible();
  },
};

export const AllGlyphs: Story = {
  render: () => (
    <Row>
      {statusGlyphs.map((glyph) => (
        <StatusMark key={glyph} glyph={glyph}>
          {glyph}
        </StatusMark>
      ))}
    </Row>
  ),
};

export const AllTones: Story = {
  render: () => (
    <Matrix rows={statusTones} columns={statusAppearances}>
      {(tone, appearance) => (
        <StatusMark glyph="half" tone={tone} appearance={appearance}>
          Unterwegs
        </StatusMark>
      )}
    </Matrix>
  ),
};

export const HardCases: Story = {
  args: {
    glyph: 'clock',
    tone: 'warning',
    appearance: 'chip',
    children: 'Zollabfertigungsverzögerungsbenachrichtigung erhalten',
    detail: 'Ausfuhrbegleitdokumentennachreichungsaufforderung liegt vor',
    detailTone: 'warning',
  },
  globals: { viewport: { value: 'w320' } },
};
