import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { ToastRegion } from '../../../components/Toast/Toast.tsx';
import { tells, toastStories } from '../../../stories/toasts.ts';
import { writeFailureCopy } from '../../write-failure.copy.ts';
import { testSamplesCopy } from '../TestCenter/TestCenter.copy.ts';
import { testItemCopy } from '../TestItem/TestItem.copy.ts';
import { testSampleCopy } from '../TestSample/TestSample.copy.ts';

/** What staff are asked and told in the test centre. */
const meta = {
  component: ToastRegion,
  tags: ['part', 'interaction'],
  ...toastStories,
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfSeries: Story = {
  play: tells(
    { tone: 'success', title: testSamplesCopy.told.created('Inland') },
    { tone: 'success', title: testSampleCopy.told.saved },
    { tone: 'success', title: testSampleCopy.told.deleted },
  ),
};

export const OfAllSeries: Story = {
  play: tells(
    { tone: 'success', title: testSamplesCopy.told.allStarted(3) },
    {
      tone: 'danger',
      title: testSamplesCopy.told.someNotStarted(2),
      description: testSamplesCopy.told.someAdvice(2),
    },
    {
      tone: 'danger',
      title: testSamplesCopy.told.someUnknown(2),
      description: testSamplesCopy.told.unknownAdvice,
    },
  ),
};

export const OfOneSeriesNotStarted: Story = {
  play: tells({
    tone: 'danger',
    title: testSamplesCopy.told.someNotStarted(1),
    description: testSamplesCopy.told.someAdvice(1),
  }),
};

export const OfSeriesThatStay: Story = {
  play: tells(
    {
      tone: 'danger',
      title: testSampleCopy.told.notDeleted.failed,
      description: writeFailureCopy.tryAgain,
    },
    {
      tone: 'danger',
      title: testSampleCopy.told.notDeleted.open,
      description: writeFailureCopy.unanswered,
    },
  ),
};

export const OfCases: Story = {
  play: tells(
    { tone: 'success', title: testItemCopy.told.created },
    { tone: 'success', title: testItemCopy.told.saved },
    { tone: 'success', title: testSampleCopy.told.itemDeleted },
  ),
};

export const OfCasesThatStay: Story = {
  play: tells(
    {
      tone: 'danger',
      title: testSampleCopy.told.itemNotDeleted.failed,
      description: writeFailureCopy.tryAgain,
    },
    {
      tone: 'danger',
      title: testSampleCopy.told.itemNotDeleted.open,
      description: writeFailureCopy.unanswered,
    },
  ),
};

export const OfWhatIsExpected: Story = {
  play: tells(
    {
      tone: 'success',
      title: testItemCopy.told.adopted,
      action: { label: testItemCopy.told.undo, onAction: fn() },
    },
    { tone: 'success', title: testItemCopy.told.undone },
  ),
};

export const OfWhatStaysExpected: Story = {
  play: tells(
    {
      tone: 'danger',
      title: testItemCopy.told.notAdopted.failed,
      description: writeFailureCopy.tryAgain,
    },
    {
      tone: 'danger',
      title: testItemCopy.told.notAdopted.open,
      description: writeFailureCopy.unanswered,
    },
  ),
};

type Question = typeof testSampleCopy.removal | typeof testSampleCopy.itemRemoval;

const question = (words: Question, name: string, isPending: boolean) => () => (
  <ConfirmDialog
    title={words.title}
    message={words.message(name)}
    acceptLabel={words.accept}
    pendingLabel={words.pending}
    rejectLabel={words.reject}
    isPending={isPending}
    onAccept={fn()}
    onReject={fn()}
  />
);
const asks = (title: string) => async () => {
  await expect(await screen.findByRole('alertdialog', { name: title })).toBeVisible();
};

const { removal, itemRemoval } = testSampleCopy;

export const AsksBeforeASeriesGoes: Story = {
  render: question(removal, 'Zoll und Sondergebiete', false),
  play: asks(removal.title),
};

export const ASeriesBeingDeleted: Story = {
  render: question(removal, 'Zoll und Sondergebiete', true),
  play: asks(removal.title),
};

export const AsksBeforeACaseGoes: Story = {
  render: question(itemRemoval, 'Paket nach Helgoland', false),
  play: asks(itemRemoval.title),
};

export const ACaseBeingDeleted: Story = {
  render: question(itemRemoval, 'Paket nach Helgoland', true),
  play: asks(itemRemoval.title),
};

const { runQuestion } = testSamplesCopy;

const runDialog = (title: string, acceptLabel: string) => () => (
  <ConfirmDialog
    tone="neutral"
    title={title}
    message={runQuestion.message(3, 12)}
    acceptLabel={acceptLabel}
    pendingLabel={testSamplesCopy.runningAll}
    rejectLabel={runQuestion.reject}
    onAccept={fn()}
    onReject={fn()}
  />
);

export const AsksBeforeAllAreExecuted: Story = {
  render: runDialog(runQuestion.title, runQuestion.accept),
  play: asks(runQuestion.title),
};

/** The list has more pages than the one that is executed. */
export const AsksBeforeAPageIsExecuted: Story = {
  render: runDialog(runQuestion.titleOfPage, runQuestion.acceptOfPage),
  play: asks(runQuestion.titleOfPage),
};
