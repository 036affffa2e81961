import type { Meta, StoryObj } from '@storybook/react-vite';
import { OPEN_PER_PAGE } from 'contract';
import { FIXTURE_NOW, openShipments } from 'contract/fixtures';
import { expect, fn, userEvent } from 'storybook/test';
import { OpenShipments } from './OpenShipments.tsx';

const meta = {
  component: OpenShipments,
  tags: ['part'],
  args: {
    carrier: 'DHL',
    state: {
      kind: 'failed',
      failure: { status: 503, at: FIXTURE_NOW, requestId: 'req-7f3a91c2' },
      isRetrying: false,
    },
    excluded: new Map(),
    canClose: true,
    shipmentHref: (id) => `#${id}`,
    onExclude: fn(),
    onPage: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof OpenShipments>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** More than a page of them. */
export const SecondOfPages: Story = {
  tags: ['interaction'],
  args: {
    state: {
      kind: 'ready',
      value: { items: openShipments, totalItems: OPEN_PER_PAGE + openShipments.length, page: 2 },
      isRefreshing: false,
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Seiten der Sendungen von DHL' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Vorherige Seite' }));
    await expect(args.onPage).toHaveBeenCalledWith(1);
  },
};
