import type { Meta, StoryObj } from '@storybook/react-vite';
import type { KnownNotification } from 'contract';
import { notifications } from 'contract/fixtures';
import { expect, screen } from 'storybook/test';
import { addToast, toastQueue } from '../../components/Toast/toast-queue.ts';
import { ToastRegion } from '../../components/Toast/Toast.tsx';
import { notificationText } from './notification.copy.ts';
import { resultCopy } from './results.copy.ts';
import { shellCopy } from './shell.copy.ts';

/** Results that are told wherever the person is by then. */
const meta = {
  component: ToastRegion,
  tags: ['part'],
  args: { label: shellCopy.toasts, closeLabel: shellCopy.closeToast },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    toastQueue.clear();
    return () => toastQueue.clear();
  },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ContactNotCreated: Story = {
  play: async () => {
    addToast({ tone: 'danger', title: resultCopy.specified.contactNotCreated });
    const region = await screen.findByRole('region', { name: 'Meldungen' });
    await expect(region).toHaveTextContent('Kontakt konnte nicht erstellt werden!');
  },
};

/** What colleagues do and carriers report, as it comes in. */
export const News: Story = {
  play: async () => {
    for (const notification of notifications.slice(0, 3).filter(isKnown))
      addToast({ ...notificationText(notification), href: '#sendung' });
    const region = await screen.findByRole('region', { name: 'Meldungen' });
    await expect(region).toHaveTextContent('Aylin Özdemir hat Sendung LO-104531 erstellt.');
    await expect(region).toHaveTextContent('Eine Ausnahme ist aufgetreten');
    await expect(region).toHaveTextContent('Sendung 00340433836442636597: In Zustellung');
  },
};

function isKnown(notification: (typeof notifications)[number]): notification is KnownNotification {
  return notification.type !== 'unknown';
}
