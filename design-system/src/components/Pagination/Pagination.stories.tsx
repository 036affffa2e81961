import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Specimen } from '../../stories/Specimen.tsx';
import { Stack } from '../../stories/Stack.tsx';
import { Select } from '../Select/Select.tsx';
import { Pagination } from './Pagination.tsx';

const rowCounts = ['25', '50', '100'].map((value) => ({ value, label: `${value} Zeilen` }));

const meta = {
  component: Pagination,
  args: {
    label: 'Seiten der Sendungsliste',
    rangeLabel: '26–50 von 312',
    previousLabel: 'Vorherige Seite',
    nextLabel: 'Nächste Seite',
    onPrevious: fn(),
    onNext: fn(),
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LeafsToAndFro: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vorherige Seite' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Nächste Seite' }));
    await expect(args.onPrevious).toHaveBeenCalledOnce();
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

/** The last page takes the button out of use, and leaves the focus on it. */
export const KeepsTheFocusOnTheLastPage: Story = {
  tags: ['interaction'],
  render: function Pages(args) {
    const [page, setPage] = useState(1);
    return (
      <>
        <div style={{ blockSize: '200vh' }} />
        <Pagination
          {...args}
          rangeLabel={page === 1 ? '1–25 von 40' : '26–40 von 40'}
          onPrevious={page === 2 ? () => setPage(1) : undefined}
          onNext={
            page === 1
              ? () => {
                  setPage(2);
                  // As a change of address does.
                  window.scrollTo(0, 0);
                }
              : undefined
          }
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Nächste Seite' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('26–40 von 40');
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    // In sight, too.
    await expect(next.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('26–40 von 40');
    window.scrollTo(0, 0);
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <Specimen caption="onPrevious, onNext">
        <Pagination {...args} label="In der Mitte" />
      </Specimen>
      <Specimen caption="onNext">
        <Pagination {...args} label="Erste Seite" rangeLabel="1–25 von 312" onPrevious={undefined} />
      </Specimen>
      <Specimen caption="onPrevious">
        <Pagination {...args} label="Letzte Seite" rangeLabel="301–312 von 312" onNext={undefined} />
      </Specimen>
      <Specimen caption="neither">
        <Pagination
          {...args}
          label="Einzige Seite"
          rangeLabel="1–7 von 7"
          onPrevious={undefined}
          onNext={undefined}
        />
      </Specimen>
      <Specimen caption="children">
        <Pagination {...args} label="Mit Zeilenzahl">
          <Select label="Zeilen je Seite" isLabelHidden options={rowCounts} defaultValue="25" />
        </Pagination>
      </Specimen>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const first = canvas.getByRole('navigation', { name: 'Erste Seite' });
    const previous = within(first).getByRole('button', { name: 'Vorherige Seite' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
  },
};

export const HardCases: Story = {
  args: { rangeLabel: '1.234.501–1.234.525 von 12.345.678 Versandauftragsbestätigungen' },
  globals: { viewport: { value: 'w320' } },
};
