import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as v from 'valibot';
import { carrierApiCopy } from './CarrierApi.copy.ts';
import { requestDraftSchema, requestExamples } from './request-draft.ts';

const copy = carrierApiCopy.tool;

const broken = [
  '{ "from": 1, }',
  '{ "from": }',
  '{ "from" 1 }',
  '{ "from": 1 "to": 2 }',
  '{ "from": 1',
  '{ "from": "Kiel }',
  '{} {}',
  '{ } // done',
  '[]',
  `"${'x'.repeat(20_000)}"`,
];

/** What the tool says of a text that it cannot send. */
function RequestFaults({ texts }: { readonly texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((track) => {
        const input = { carrier: 'DHL', operation: 'track', ...requestExamples('2026-11-20'), track };
        const { issues } = v.safeParse(requestDraftSchema, input);
        return <li key={track}>{issues?.[0].message}</li>;
      })}
    </ul>
  );
}

const meta = {
  component: RequestFaults,
  tags: ['part', 'interaction'],
  args: { texts: broken },
} satisfies Meta<typeof RequestFaults>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas }) => {
    const said = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(said).toHaveLength(broken.length);
    for (const words of Object.values(copy.faults))
      await expect(said.filter((text) => text?.endsWith(words))).toHaveLength(1);
    await expect(said.at(-1)).toBe(copy.tooLong(20_000));
  },
};
