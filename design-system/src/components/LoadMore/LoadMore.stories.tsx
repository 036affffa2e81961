import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Specimen } from '../../stories/Specimen.tsx';
import { Stack } from '../../stories/Stack.tsx';
import type { LoadMoreProps } from './LoadMore.tsx';
import { LoadMore } from './LoadMore.tsx';

const noList = { current: null };

const meta = {
  component: LoadMore,
  args: {
    listRef: noList,
    shownCount: 25,
    amountLabel: '25 von 60 Einträgen',
    hasMore: true,
    label: 'Weitere 25 laden',
    loadingLabel: 'Wird geladen …',
    onLoadMore: fn(),
  },
  argTypes: { listRef: { control: false } },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

const failure = { text: 'Weitere Einträge konnten nicht geladen werden.', retryLabel: 'Erneut versuchen' };

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <Specimen caption="hasMore">
        <LoadMore {...args} />
      </Specimen>
      <Specimen caption="isLoading">
        <LoadMore {...args} isLoading />
      </Specimen>
      <Specimen caption="failure">
        <LoadMore {...args} failure={failure} />
      </Specimen>
      <Specimen caption="hasMore: false">
        <LoadMore {...args} hasMore={false} shownCount={60} amountLabel="Keine weiteren Einträge" />
      </Specimen>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('konnten nicht geladen werden');
    const end = canvas.getByText('Keine weiteren Einträge').closest('figure');
    await expect(end && within(end).queryByRole('button')).toBeNull();
  },
};

const loadLater = fn<(load: () => void) => void>();

/** A list that grows by three up to eight; the play function says when an answer is there. */
function Growing({ hasLinks, ...props }: LoadMoreProps & { hasLinks: boolean }) {
  const list = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(3);
  const [isLoading, setIsLoading] = useState(false);
  return (
    <>
      <ul ref={list}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            {hasLinks ? <a href={`#eintrag-${index + 1}`}>Eintrag {index + 1}</a> : `Eintrag ${index + 1}`}
          </li>
        ))}
      </ul>
      <LoadMore
        {...props}
        listRef={list}
        shownCount={count}
        amountLabel={count < 8 ? `${count} von 8 Einträgen` : 'Keine weiteren Einträge'}
        hasMore={count < 8}
        isLoading={isLoading}
        onLoadMore={() => {
          setIsLoading(true);
          loadLater(() => {
            setIsLoading(false);
            setCount((shown) => Math.min(8, shown + 3));
          });
        }}
      />
      <button type="button">Danach</button>
    </>
  );
}

const answer = () => loadLater.mock.lastCall?.[0]();

export const FocusesTheFirstNewEntry: Story = {
  tags: ['interaction'],
  render: (args) => <Growing {...args} hasLinks />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Weitere 25 laden' }));
    await expect(canvas.getByRole('button', { name: 'Wird geladen …' })).toHaveFocus();
    answer();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Eintrag 4' })).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('6 von 8 Einträgen');
  },
};

/** To the end: the button goes, and the focus is not lost with it. Entries without a link take it themselves. */
export const GoesToTheEndByKeyboard: Story = {
  tags: ['interaction'],
  render: (args) => <Growing {...args} hasLinks={false} />,
  play: async ({ canvas }) => {
    for (const first of ['Eintrag 4', 'Eintrag 7']) {
      canvas.getByRole('button', { name: 'Weitere 25 laden' }).focus();
      await userEvent.keyboard('{Enter}');
      answer();
      await waitFor(() => expect(canvas.getByText(first)).toHaveFocus());
    }
    await expect(canvas.getByRole('status')).toHaveTextContent('Keine weiteren Einträge');
    await expect(canvas.queryByRole('button', { name: 'Weitere 25 laden' })).toBeNull();
  },
};

export const LeavesTheFocusElsewhere: Story = {
  tags: ['interaction'],
  render: (args) => <Growing {...args} hasLinks />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Weitere 25 laden' }));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Danach' })).toHaveFocus();
    answer();
    await canvas.findByText('Eintrag 4');
    await expect(canvas.getByRole('button', { name: 'Danach' })).toHaveFocus();
  },
};

export const IgnoresPressesWhileLoading: Story = {
  tags: ['interaction'],
  args: { isLoading: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wird geladen …' }));
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};

export const AsksAgainAfterAFailure: Story = {
  tags: ['interaction'],
  args: { failure },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const HardCases: Story = {
  args: {
    amountLabel: '1.234.525 von 12.345.678 Versandauftragsbestätigungen',
    label: 'Weitere fünfundzwanzig Versandauftragsbestätigungen laden',
    failure: {
      text: 'Die Versandauftragsbestätigungsübersichtsfortsetzung konnte nicht geladen werden.',
      retryLabel: 'Weitere Versandauftragsbestätigungen erneut laden',
    },
  },
  globals: { viewport: { value: 'w320' } },
};
