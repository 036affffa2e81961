import type { Meta, StoryObj } from '@storybook/react-vite';
import { ToastRegion } from '../../../components/Toast/Toast.tsx';
import { tells, toastStories } from '../../../stories/toasts.ts';
import { writeFailureCopy } from '../../write-failure.copy.ts';
import { offersCopy } from './Offers.copy.ts';

/** What staff are told of quotes that they take on and answer. */
const meta = {
  component: ToastRegion,
  tags: ['part', 'interaction'],
  ...toastStories,
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

const { told } = offersCopy;

export const OfAnswers: Story = {
  play: tells({ tone: 'success', title: told.sent }, { tone: 'success', title: told.refused }),
};

export const OfAnswersMeanwhile: Story = {
  play: tells(
    { tone: 'info', title: told.answeredMeanwhile, description: told.seeAnswer },
    { tone: 'info', title: told.withdrawnMeanwhile },
  ),
};

export const OfAnswersNotSent: Story = {
  play: tells(
    { tone: 'danger', title: told.notAnswered.failed, description: writeFailureCopy.tryAgain },
    { tone: 'danger', title: told.notAnswered.open, description: writeFailureCopy.unanswered },
  ),
};

export const OfAssignments: Story = {
  play: tells(
    { tone: 'danger', title: told.notAssigned.failed, description: writeFailureCopy.tryAgain },
    { tone: 'danger', title: told.notAssigned.open, description: writeFailureCopy.unanswered },
  ),
};
