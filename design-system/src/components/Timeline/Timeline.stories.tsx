import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Specimen } from '../../stories/Specimen.tsx';
import { Stack } from '../../stories/Stack.tsx';
import { Timeline } from './Timeline.tsx';

const today = {
  key: '2026-11-20',
  heading: 'Heute',
  events: [
    {
      key: '3',
      time: '08:12\u00A0Uhr',
      dateTime: '2026-11-20T08:12:00+01:00',
      title: 'In das Zustellfahrzeug geladen',
      detail: 'Aalen',
    },
    {
      key: '2',
      time: '05:47\u00A0Uhr',
      dateTime: '2026-11-20T05:47:00+01:00',
      title: 'Im Zustelldepot angekommen',
      detail: 'Aalen',
    },
  ],
};

const yesterday = {
  key: '2026-11-19',
  heading: 'Gestern',
  events: [
    {
      key: '1',
      time: '14:05\u00A0Uhr',
      dateTime: '2026-11-19T14:05:00+01:00',
      title: 'Beauftragt',
      detail: 'Jana Möller',
    },
  ],
};

const meta = {
  component: Timeline,
  args: { days: [today, yesterday] },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <Specimen caption="two days">
        <Timeline {...args} />
      </Specimen>
      {(['danger', 'warning', 'muted'] as const).map((tone) => (
        <Specimen key={tone} caption={`tone ${tone}`}>
          <Timeline
            days={[{ ...yesterday, events: yesterday.events.map((event) => ({ ...event, tone })) }]}
          />
        </Specimen>
      ))}
      <Specimen caption="one event">
        <Timeline days={[yesterday]} />
      </Specimen>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('time')[0]).toHaveAttribute('datetime', '2026-11-20T08:12:00+01:00');
    for (const title of canvas.getAllByText('Beauftragt')) await expect(title).toBeVisible();
  },
};

export const HardCases: Story = {
  args: {
    days: [
      {
        ...today,
        heading: 'Donnerstag, 24. Dezember 2026',
        events: today.events.map((event) => ({
          ...event,
          title: 'Zollabfertigungsverzögerungsbenachrichtigung an das Empfängerunternehmen versandt',
          detail: 'Internationales Paketverteilzentrum Frankfurt-Flughafen-Cargostadtsüd',
        })),
      },
      yesterday,
    ],
  },
  globals: { viewport: { value: 'w320' } },
};
