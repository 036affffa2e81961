import type { Meta, StoryObj } from '@storybook/react-vite';
import { ToastRegion } from '../../../components/Toast/Toast.tsx';
import { tells, toastStories } from '../../../stories/toasts.ts';
import { organizationPageCopy } from '../OrganizationPage/OrganizationPage.copy.ts';
import { organizationsCopy } from './Organizations.copy.ts';

/** What staff are told of organisations that they make and end. */
const meta = {
  component: ToastRegion,
  tags: ['part', 'interaction'],
  ...toastStories,
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

const { told } = organizationsCopy;

export const OfOrganizations: Story = {
  play: tells(
    {
      tone: 'success',
      title: told.created('Nordlicht Optik'),
      description: told.invited('chefin@nordlicht.example'),
    },
    { tone: 'success', title: organizationPageCopy.ended },
  ),
};
