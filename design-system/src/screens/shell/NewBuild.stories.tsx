import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { addToast, toastQueue } from '../../components/Toast/toast-queue.ts';
import { ToastRegion } from '../../components/Toast/Toast.tsx';
import { newBuildToast } from './new-build-toast.ts';
import { shellCopy } from './shell.copy.ts';

const onAction = fn();

/** A newer version of the application is served than the one that is open. It comes with the next page in any case. */
const meta = {
  component: ToastRegion,
  tags: ['part'],
  args: { label: shellCopy.toasts, closeLabel: shellCopy.closeToast },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    onAction.mockClear();
    toastQueue.clear();
    return () => toastQueue.clear();
  },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

const offer =
  (isInForm: boolean): Story['play'] =>
  async () => {
    addToast(newBuildToast(isInForm, onAction));
    await expect(await screen.findByText('Eine neue Version ist verfügbar.')).toBeVisible();
    const name = isInForm ? 'Nach dem Abschließen laden' : 'Jetzt laden';
    await expect(screen.getByRole('button', { name })).toBeVisible();
  };

export const Offered: Story = { play: offer(false) };

/** Over input nothing is loaded. */
export const OfferedInAForm: Story = { play: offer(true) };

export const HardCases: Story = {
  globals: { viewport: { value: 'w320' } },
  play: offer(true),
};

export const LoadsAndCloses: Story = {
  tags: ['interaction'],
  play: async (context) => {
    await offer(false)?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Jetzt laden' }));
    await expect(onAction).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
  },
};
