import type { Meta, StoryObj } from '@storybook/react-vite';
import type { KnownNotification } from 'contract';
import { notifications } from 'contract/fixtures';
import { expect, screen } from 'storybook/test';
import { addToast, toastQueue } from '../../components/Toast/toast-queue.ts';
import { ToastRegion } from '../../components/Toast/Toast.tsx';
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

export const QuoteRequested: Story = {
  tags: ['interaction'],
  play: async () => {
    addToast({ tone: 'success', title: newShipmentCopy.quote.requested });
    const region = await screen.findByRole('region', { name: 'Meldungen' });
    await expect(region).toHaveTextContent('Vielen Dank, wir melden uns mit einem individuellen Angebot');
  },
};

/** What became of a template, or of cancelling. */
export const SavedAndCancelled: Story = {
  play: async () => {
    const { ordered, template } = cancellingCopy;
    for (const title of [modesCopy.updated, ordered.done, template.done])
      addToast({ tone: 'success', title });
    const region = await screen.findByRole('region', { name: 'Meldungen' });
    for (const title of [modesCopy.updated, ordered.done, template.done])
      await expect(region).toHaveTextContent(title);
  },
};

export const NotCancelled: Story = {
  play: async () => {
    const { ordered, template, tryAgain } = cancellingCopy;
    const reason = 'Die Sendung ist schon unterwegs und lässt sich nicht mehr stornieren.';
    addToast({ tone: 'danger', title: ordered.failed, description: reason });
    addToast({ tone: 'danger', title: template.failed, description: tryAgain });
    const region = await screen.findByRole('region', { name: 'Meldungen' });
    for (const text of [ordered.failed, reason, template.failed, tryAgain])
      await expect(region).toHaveTextContent(text);
  },
};

/** What became of a file of a shipment. */
export const FilesAddedAndRemoved: Story = {
  play: async () => {
    const { added, removed, notRemoved, tryAgain } = attachmentsCopy;
    addToast({ tone: 'success', title: added, description: 'Lieferschein 4711.pdf' });
    addToast({ tone: 'success', title: removed });
    addToast({ tone: 'danger', title: notRemoved, description: tryAgain });
    const region = await screen.findByRole('region', { name: 'Meldungen' });
    for (const text of [added, removed, notRemoved, tryAgain]) await expect(region).toHaveTextContent(text);
  },
};

/** Of a batch: all, and in part where its page was left meanwhile. */
export const BatchCancelled: Story = {
  play: async () => {
    const { done, partlyDone, failed } = batchCancelCopy;
    addToast({ tone: 'success', title: done(8) });
    addToast({ tone: 'danger', title: partlyDone(8, 10), description: failed(2) });
    const region = await screen.findByRole('region', { name: 'Meldungen' });
    await expect(region).toHaveTextContent('8 Sendungen storniert.');
    await expect(region).toHaveTextContent('8 von 10 Sendungen storniert.');
    await expect(region).toHaveTextContent('2 konnten nicht storniert werden.');
  },
};

export const OrganizationNotSwitched: Story = {
  play: async () => {
    addToast({ tone: 'danger', title: resultCopy.notSwitched });
    const region = await screen.findByRole('region', { name: 'Meldungen' });
    await expect(region).toHaveTextContent('Die Organisation konnte nicht gewechselt werden.');
  },
};

/** What the bell leads to could not be loaded, or not be told that it was read. */
export const NotificationsFailed: Story = {
  play: async () => {
    const { markFailed, markAllFailed } = notificationsCopy;
    for (const title of [shellCopy.notificationsMissing, markFailed, markAllFailed])
      addToast({ tone: 'danger', title });
    const region = await screen.findByRole('region', { name: 'Meldungen' });
    for (const title of [shellCopy.notificationsMissing, markFailed, markAllFailed])
      await expect(region).toHaveTextContent(title);
  },
};

/** A mark that could not be taken back. */
export const MarkNotTakenBack: Story = {
  play: async () => {
    addToast({ tone: 'danger', title: notificationsCopy.unmarkFailed });
    const region = await screen.findByRole('region', { name: 'Meldungen' });
    await expect(region).toHaveTextContent(notificationsCopy.unmarkFailed);
  },
};

/** What colleagues do and carriers report, as it comes in. */
export const News: Story = {
  play: async () => {
    for (const notification of notifications.slice(0, 3).filter(isKnown))
      addToast({ ...notificationToast(notification), href: '#sendung' });
    const region = await screen.findByRole('region', { name: 'Meldungen' });
    await expect(region).toHaveTextContent('Aylin Özdemir hat Vorlage LO-104531 erstellt.');
    await expect(region).toHaveTextContent('Eine Ausnahme ist aufgetreten');
    await expect(region).toHaveTextContent('Sendung 00340433836442636597: In Zustellung');
  },
};

/** The end of a burst. */
export const ManyNews: Story = {
  play: async () => {
    addToast({ ...manyNotificationsToast(3), href: '#benachrichtigungen' });
    const region = await screen.findByRole('region', { name: 'Meldungen' });
    await expect(region.textContent).toContain('3\u00A0neue Benachrichtigungen');
  },
};

function isKnown(notification: (typeof notifications)[number]): notification is KnownNotification {
  return notification.type !== 'unknown';
}
