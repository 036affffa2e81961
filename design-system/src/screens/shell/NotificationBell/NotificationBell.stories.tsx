import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Specimen } from '../../../stories/Specimen.tsx';
import { Row, Stack } from '../../../stories/Stack.tsx';
import { NotificationBell } from './NotificationBell.tsx';

const meta = {
  component: NotificationBell,
  tags: ['part'],
  args: { unread: 3, isExpanded: false, onPress: fn(), onReach: fn() },
} satisfies Meta<typeof NotificationBell>;

export default meta;
type Story = StoryObj<typeof meta>;

const counts = [undefined, 0, 3, 42, 312, 10_001] as const;

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      {counts.map((unread) => (
        <Specimen key={String(unread)} caption={`unread ${unread}`}>
          <Row>
            <NotificationBell {...args} unread={unread} />
          </Row>
        </Specimen>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const bells = canvas.getAllByRole('button');
    await expect(bells.map((bell) => bell.getAttribute('aria-label'))).toEqual([
      'Benachrichtigungen',
      'Benachrichtigungen',
      'Benachrichtigungen, 3 ungelesen',
      'Benachrichtigungen, 42 ungelesen',
      'Benachrichtigungen, 312 ungelesen',
      'Benachrichtigungen, mehr als 10.000 ungelesen',
    ]);
    // A count that comes late moves nothing.
    const widths = bells.map((bell) => bell.parentElement?.getBoundingClientRect().width);
    await expect(new Set(widths).size).toBe(1);
  },
};

export const OpensAndIsReachedFor: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const bell = canvas.getByRole('button', { name: 'Benachrichtigungen, 3 ungelesen', expanded: false });
    await userEvent.hover(bell);
    await expect(args.onReach).toHaveBeenCalled();
    await userEvent.click(bell);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
