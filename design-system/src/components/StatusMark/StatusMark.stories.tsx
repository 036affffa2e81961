import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix as Grid } from '../../stories/Matrix.tsx';
import { Specimen } from '../../stories/Specimen.tsx';
import { Row, Stack } from '../../stories/Stack.tsx';
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

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

export const Matrix: Story = {
  render: () => (
    <Stack>
      <Grid rows={statusTones} columns={statusAppearances}>
        {(tone, appearance) => (
          <StatusMark glyph="half" tone={tone} appearance={appearance}>
            Unterwegs
          </StatusMark>
        )}
      </Grid>
      <Specimen caption="isDashed">
        <Row>
          <StatusMark glyph="dashed-ring" appearance="chip" isDashed>
            AVIS
          </StatusMark>
        </Row>
      </Specimen>
      {detailTones.map((detailTone) => (
        <Specimen key={detailTone} caption={`detailTone ${detailTone}`}>
          <div>
            <StatusMark glyph="triangle" tone="danger" detail="Adresse unklar" detailTone={detailTone}>
              Ausnahme
            </StatusMark>
          </div>
        </Specimen>
      ))}
      <Specimen caption="glyph">
        <Row>
          {statusGlyphs.map((glyph) => (
            <StatusMark key={glyph} glyph={glyph}>
              {glyph}
            </StatusMark>
          ))}
        </Row>
      </Specimen>
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const detail of canvas.getAllByText('Adresse unklar')) await expect(detail).toBeVisible();
  },
};

const detailTones = ['muted', 'warning', 'danger'] as const;

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
