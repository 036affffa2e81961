import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { TopBarChoice } from '../../../layouts/TopBarParts/TopBarParts.tsx';
import { MissingMenu } from '../ProfileMenu/MissingMenu.tsx';
import { choice, namelessChoice, personOfStories } from '../shell-fixtures.ts';
import { OrganizationMenu } from './OrganizationMenu.tsx';

const current = personOfStories.organizationName;
const name = `Organisation: ${current}`;

const meta = {
  component: OrganizationMenu,
  tags: ['part'],
  args: { current, choice },
} satisfies Meta<typeof OrganizationMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = { play: openMenu };

export const Loading: Story = { args: { choice: namelessChoice('loading') }, play: openMenu };

/** The names could not be had: the codes lead there too, and the next opening asks again. */
export const Nameless: Story = { args: { choice: namelessChoice('failed') }, play: openMenu };

/** Its code could not be fetched. */
export const NotLoaded: Story = {
  render: () => (
    <div style={{ display: 'flex', justifyContent: 'flex-end', minBlockSize: '16rem' }}>
      <MissingMenu isRetrying={false} onRetry={() => {}}>
        <TopBarChoice value={current} label={name} />
      </MissingMenu>
    </div>
  ),
};

export const HardCases: Story = {
  args: {
    choice: {
      ...choice,
      others: Array.from({ length: 12 }, (_, index) => ({
        code: `org_${index}`,
        name: `Zentralverband Gefahrgutbeförderungsbeauftragter Norddeutschland, Bezirk ${index + 1}`,
      })),
    },
  },
  globals: { viewport: { value: 'w320' } },
  play: async (context) => {
    await openMenu(context);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The names are asked for with the first touch, and the choice by keyboard leads there. */
export const SwitchesByKeyboard: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(args.choice.onWanted).toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await screen.findAllByRole('menuitem');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Labor Dr. Özgür Şahin MVZ' }));
    await expect(args.choice.onSwitch).toHaveBeenLastCalledWith('org_sahin');
  },
};

async function openMenu({ canvas }: Parameters<NonNullable<Story['play']>>[0]) {
  await userEvent.click(canvas.getByRole('button', { name }));
  await screen.findAllByRole('menuitem');
}
