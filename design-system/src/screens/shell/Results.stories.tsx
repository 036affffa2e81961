import type { Meta, StoryObj } from '@storybook/react-vite';
import type { KnownNotification } from 'contract';
import { notifications } from 'contract/fixtures';
import { ToastRegion } from '../../components/Toast/Toast.tsx';
import { tells, toastStories } from '../../stories/toasts.ts';
import { notificationsCopy } from '../notifications/notifications.copy.ts';
import { batchCancelCopy } from '../shipments/BatchCancel/BatchCancel.copy.ts';
import { cancellingCopy } from '../shipments/cancelling/cancelling.copy.ts';
import { modesCopy } from '../shipments/NewShipment/modes.copy.ts';
import { newShipmentCopy } from '../shipments/NewShipment/NewShipment.copy.ts';
import { attachmentsCopy } from '../shipments/ShipmentPanel/Attachments.copy.ts';
import { manyNotificationsToast, notificationToast } from './notification-toast.ts';
import { resultCopy } from './results.copy.ts';
import { shellCopy } from './shell.copy.ts';

/** Results that are told wherever the person is by then. */
const meta = {
  component: ToastRegion,
  tags: ['part'],
  ...toastStories,
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

const { contactNotCreated } = resultCopy.specified;
const { ordered, template, tryAgain, unanswered, changedMeanwhile, orderedMeanwhile, gone } = cancellingCopy;

export const ContactNotCreated: Story = { play: tells({ tone: 'danger', title: contactNotCreated }) };

export const QuoteRequested: Story = {
  tags: ['interaction'],
  play: tells({ tone: 'success', title: newShipmentCopy.quote.requested }),
};

/** What became of a template, or of cancelling. */
export const SavedAndCancelled: Story = {
  play: tells(
    { tone: 'success', title: modesCopy.updated },
    { tone: 'success', title: ordered.done },
    { tone: 'success', title: template.done },
  ),
};

export const NotCancelled: Story = {
  play: tells(
    {
      tone: 'danger',
      title: ordered.failed,
      description: 'Die Sendung ist schon unterwegs und lässt sich nicht mehr stornieren.',
    },
    { tone: 'danger', title: template.failed, description: tryAgain },
  ),
};

/** The answer was lost: it may be cancelled all the same. */
export const PerhapsCancelled: Story = {
  play: tells(
    { tone: 'danger', title: ordered.open, description: unanswered },
    { tone: 'danger', title: template.open, description: unanswered },
  ),
};

/** It is another than was seen: the question has ended, or the platform has refused it. */
export const ChangedMeanwhile: Story = {
  tags: ['interaction'],
  play: tells(
    { tone: 'info', title: ordered.notDone, description: gone },
    { tone: 'info', title: template.notDone, description: orderedMeanwhile },
    { tone: 'danger', title: ordered.failed, description: changedMeanwhile },
  ),
};

/** What became of a file of a shipment. */
export const FilesAddedAndRemoved: Story = {
  play: tells(
    { tone: 'success', title: attachmentsCopy.added, description: 'Lieferschein 4711.pdf' },
    { tone: 'success', title: attachmentsCopy.removed },
    {
      tone: 'danger',
      title: attachmentsCopy.removal.failed,
      description: attachmentsCopy.removal.tryAgain,
    },
  ),
};

export const FilePerhapsRemoved: Story = {
  play: tells({
    tone: 'danger',
    title: attachmentsCopy.removal.open,
    description: attachmentsCopy.removal.unanswered,
  }),
};

/** Of a batch: all, and in part where its page was left meanwhile. */
export const BatchCancelled: Story = {
  play: tells(
    { tone: 'success', title: batchCancelCopy.done(8) },
    { tone: 'danger', title: batchCancelCopy.partlyDone(8, 10), description: batchCancelCopy.failed(2) },
  ),
};

export const OrganizationNotSwitched: Story = {
  play: tells({ tone: 'danger', title: resultCopy.notSwitched }),
};

/** What the bell leads to could not be loaded, or not be told that it was read. */
export const NotificationsFailed: Story = {
  play: tells(
    { tone: 'danger', title: shellCopy.notificationsMissing },
    { tone: 'danger', title: notificationsCopy.markFailed },
    { tone: 'danger', title: notificationsCopy.markAllFailed },
  ),
};

/** A mark that could not be taken back. */
export const MarkNotTakenBack: Story = {
  play: tells({ tone: 'danger', title: notificationsCopy.unmarkFailed }),
};

/** What colleagues do and carriers report, as it comes in. */
export const News: Story = {
  play: tells(
    ...notifications
      .slice(0, 3)
      .filter(isKnown)
      .map((notification) => ({ ...notificationToast(notification), href: '#sendung' })),
  ),
};

/** The end of a burst. */
export const ManyNews: Story = {
  play: tells({ ...manyNotificationsToast(3), href: '#benachrichtigungen' }),
};

function isKnown(notification: (typeof notifications)[number]): notification is KnownNotification {
  return notification.type !== 'unknown';
}
