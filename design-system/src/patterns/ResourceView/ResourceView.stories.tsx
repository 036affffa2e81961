import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIXTURE_NOW } from 'contract/fixtures';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Specimen } from '../../stories/Specimen.tsx';
import { Stack } from '../../stories/Stack.tsx';
import type { Resource } from './resource.ts';
import { ResourceView, type ResourceViewProps } from './ResourceView.tsx';

const failure = { status: 503, at: FIXTURE_NOW, requestId: 'req-7f3a91c2' };
const person = { name: 'Timo Brandt', role: 'Packplatz', organizationName: 'Tietze Feinmechanik GmbH' };

const states = {
  loading: { kind: 'loading', isSlow: false },
  failed: { kind: 'failed', failure, isRetrying: false },
  notFound: { kind: 'notFound' },
  forbidden: { kind: 'forbidden', refusal: { person, helper: 'owner' } },
  ready: { kind: 'ready', value: 'Abholung heute, 16 bis 18 Uhr', isRefreshing: false },
} satisfies { [K in Resource<string>['kind']]: Extract<Resource<string>, { kind: K }> };

/** Minutes, since seconds go by. */
const limited: Resource<string> = { ...states.failed, failure: { ...failure, retryAfterSeconds: 120 } };

type Props = Extract<ResourceViewProps<string>, { renderRefusal: unknown }>;

const meta = {
  component: ResourceView as (props: Props) => ReactNode,
  args: {
    resource: states.ready,
    words: { loading: 'Abholung wird geladen …', failed: 'Die Abholung konnte nicht geladen werden.' },
    skeleton: <Skeleton width={0.6} />,
    notFound: { title: 'Diese Abholung gibt es nicht.' },
    renderRefusal: ({ person: { name } }) => <p>{name} darf Abholungen nicht sehen.</p>,
    onRetry: fn(),
    children: (text) => <p>{text}</p>,
  },
} satisfies Meta<Props>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown: Record<string, Resource<string>> = {
  loading: states.loading,
  isSlow: { ...states.loading, isSlow: true },
  failed: states.failed,
  isRetrying: { ...states.failed, isRetrying: true },
  notFound: states.notFound,
  forbidden: states.forbidden,
  ready: states.ready,
  'failure beside a value': { ...states.ready, failure },
  'loss deleted': { ...states.ready, loss: 'deleted' },
  'loss forbidden': { ...states.ready, loss: 'forbidden' },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      {Object.entries(shown).map(([caption, resource]) => (
        <Specimen key={caption} caption={caption}>
          <ResourceView {...args} resource={resource} />
        </Specimen>
      ))}
      <Specimen caption="failed, isInline">
        <ResourceView {...args} resource={states.failed} isInline />
      </Specimen>
      <Specimen caption="failed, isInline, retryAfterSeconds">
        <ResourceView {...args} resource={limited} isInline />
      </Specimen>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Das dauert länger als üblich …')).toHaveLength(2);
    await expect(canvas.getAllByText(/^Versuchen Sie es in 2\sMinuten erneut\.$/)).toHaveLength(2);
    await expect(canvas.getByText('Timo Brandt darf Abholungen nicht sehen.')).toBeVisible();
  },
};

/** One region tells of every state; one that came together with its words would not be read. */
export const TellsOfEveryStateInOneRegion: Story = {
  tags: ['interaction'],
  render: function Changing(args) {
    const [resource, setResource] = useState<Resource<string>>(states.loading);
    return (
      <>
        <Button onPress={() => setResource(states.notFound)}>Weg</Button>
        <Button onPress={() => setResource(states.ready)}>Da</Button>
        <ResourceView {...args} resource={resource} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status');
    await expect(region).toHaveTextContent('Abholung wird geladen …');
    await userEvent.click(canvas.getByRole('button', { name: 'Weg' }));
    await expect(region).toHaveTextContent('Diese Abholung gibt es nicht.');
    await userEvent.click(canvas.getByRole('button', { name: 'Da' }));
    await expect(region).toBeEmptyDOMElement();
  },
};

export const TriesAgain: Story = {
  tags: ['interaction'],
  args: { resource: states.failed },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Beside an older value, too. */
export const RefreshesWhatIsOld: Story = {
  tags: ['interaction'],
  args: { resource: { ...states.ready, failure } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(states.ready.value)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** In a part of something that is there otherwise. */
export const TriesAgainInALine: Story = {
  tags: ['interaction'],
  args: { resource: states.failed, isInline: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Die Abholung konnte nicht geladen werden.');
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The value goes away while somebody works in it: the keyboard goes on at what has come. */
export const GoesOnWhereSomethingElseHasCome: Story = {
  tags: ['interaction'],
  args: { headingLevel: 1 },
  render: function Losing(args) {
    const [resource, setResource] = useState<Resource<string>>(states.ready);
    return (
      <ResourceView {...args} resource={resource}>
        {(text) => <Button onPress={() => setResource(states.notFound)}>{text}</Button>}
      </ResourceView>
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    const heading = canvas.getByRole('heading', { name: 'Diese Abholung gibt es nicht.' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

export const HardCases: Story = {
  args: {
    resource: states.failed,
    words: {
      loading: '…',
      failed: 'Zustellhindernisbenachrichtigungsempfängerverzeichnis konnte nicht geladen werden',
    },
  },
  globals: { viewport: { value: 'w320' } },
};
