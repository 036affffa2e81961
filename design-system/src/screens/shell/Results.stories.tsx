import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { addToast, toastQueue } from '../../components/Toast/toast-queue.ts';
import { ToastRegion } from '../../components/Toast/Toast.tsx';
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
