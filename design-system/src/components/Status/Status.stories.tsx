import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Status } from './Status.tsx';

const meta = {
  component: Status,
  args: { children: 'Ihre Anmeldung wird geprüft …' },
} satisfies Meta<typeof Status>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Ihre Anmeldung wird geprüft …'),
    );
  },
};

const before: string[] = [];

/** The region is empty when it comes into the page. */
export const StandsThereBeforeItSpeaks: Story = {
  tags: ['interaction'],
  beforeEach: () => {
    before.length = 0;
    const watch = new MutationObserver(() => {
      const region = document.querySelector('#storybook-root [role="status"]');
      if (region) before.push(region.textContent);
    });
    watch.observe(document.body, { subtree: true, childList: true });
    return () => watch.disconnect();
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement());
    await expect(before[0]).toBe('');
  },
};
