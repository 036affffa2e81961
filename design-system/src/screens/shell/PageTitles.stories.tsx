import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documentTitle, pageTitles } from './page-titles.copy.ts';

/** What the browser shows in its tabs and its history: no part of a page, but read by everybody. */
const meta = {
  tags: ['part'],
  render: () => (
    <ul>
      {Object.values(pageTitles).map((title) => (
        <li key={title}>{documentTitle(title, 'Lotse')}</li>
      ))}
      <li>{documentTitle(pageTitles.newShipment, 'Lotse', true)}</li>
    </ul>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A tab is narrow: the page stands first, and before it that a form has errors. */
export const AllPages: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sendungen | Lotse Plattform')).toBeVisible();
    await expect(canvas.getByText('Fehler: Sendung erstellen | Lotse Plattform')).toBeVisible();
  },
};
