import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ToastRegion } from '../../components/Toast/Toast.tsx';
import { tells, toastStories } from '../../stories/toasts.ts';
import { writeFailureCopy } from '../write-failure.copy.ts';
import { dayEndCopy } from './DayEndClosing/DayEndClosing.copy.ts';
import { teamCopy } from './Team/Team.copy.ts';

/** What is said of deeds in the settings; three at a time are seen. */
const meta = {
  component: ToastRegion,
  tags: ['part', 'interaction'],
  ...toastStories,
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

const { said } = teamCopy;
const name = 'Aylin Özdemir';
const email = 'wiebke.thoemsen@tietze.example';

export const OfTheTeam: Story = {
  play: tells(
    { tone: 'success', title: said.sent(email) },
    { tone: 'success', title: said.roleChanged(name) },
    { tone: 'success', title: said.activated(name) },
  ),
};

/** Of letters that have not gone. */
export const OfLetters: Story = {
  play: tells(
    { tone: 'info', title: said.beingSent(email), description: said.beingSentHelp },
    { tone: 'danger', title: said.notDelivered(email), description: said.notDeliveredHelp },
    { tone: 'danger', title: said.notSent(email) },
  ),
};

export const OfTheEnd: Story = {
  play: tells(
    { tone: 'success', title: said.removed(name) },
    { tone: 'success', title: said.deactivated(name), action: { label: said.undo, onAction: fn() } },
    { tone: 'danger', title: said.notDone.failed, description: teamCopy.lastOwner },
  ),
};

/** All was closed; or nothing, or nobody knows. */
export const OfTheDay: Story = {
  play: tells(
    { tone: 'success', title: dayEndCopy.done(18) },
    { tone: 'danger', title: dayEndCopy.failure.failed, description: dayEndCopy.failure.tryAgain },
    { tone: 'danger', title: dayEndCopy.failure.open, description: dayEndCopy.failure.unanswered },
  ),
};

/** The answer was lost: nobody is told that it was not done. */
export const NobodyKnows: Story = {
  play: tells({ tone: 'danger', title: said.notDone.open, description: writeFailureCopy.unanswered }),
};
