import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppPage } from '../../stories/AppPage.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { Notifications } from '../Drawer/story-notifications.tsx';
import { NavigationProvider } from '../Link/navigation.tsx';
import type { ToastMessage } from './toast-queue.ts';
import { addToast, closeToastGroup, TOAST_LIFETIME_MS, toastQueue, toastTones } from './toast-queue.ts';
import { ToastRegion } from './Toast.tsx';

const shipped: ToastMessage = {
  title: 'Sendung erstellt',
  description: 'Jana Möller hat Sendung LO-104512 erstellt.',
  href: '/sendungen?shipment=104512',
  group: 'notification',
};

const navigate = fn();

const meta = {
  component: ToastRegion,
  args: { label: 'Meldungen', closeLabel: 'Meldung schließen' },
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <NavigationProvider navigate={navigate}>{Story()}</NavigationProvider>],
  beforeEach: () => {
    navigate.mockClear();
    toastQueue.clear();
    return () => toastQueue.clear();
  },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

const show =
  (...messages: ToastMessage[]): Story['play'] =>
  async () => {
    for (const message of messages) addToast(message);
    await screen.findByRole('region', { name: 'Meldungen' });
  };

export const WithLink: Story = { play: show(shipped) };

/** Three tones: more than three are never there at once. */
export const Matrix: Story = {
  play: async (context) => {
    const undo = { label: 'Rückgängig', onAction: () => {}, isUndo: true };
    await show(
      {
        title: 'Sendung konnte nicht storniert werden.',
        description: 'Keine Antwort von GLS.',
        tone: 'danger',
      },
      { title: 'Zustellung verzögert', tone: 'warning', href: '/sendungen?shipment=104498' },
      { title: 'Als gelesen markiert.', tone: 'success', action: undo },
    )?.(context);
    // A phone has room for the newest one.
    await waitFor(() => expect(screen.getAllByRole('alertdialog', { hidden: true })).toHaveLength(3));
    await expect(screen.getByRole('button', { name: 'Rückgängig' })).toBeVisible();
  },
};

export const BesideTheDrawer: Story = {
  args: { isBesideDrawer: true },
  render: (args) => (
    <>
      <AppPage
        drawer={
          <Drawer title="Benachrichtigungen" closeLabel="Schließen" onOpenChange={() => {}}>
            <Notifications />
          </Drawer>
        }
      />
      <ToastRegion {...args} />
    </>
  ),
  play: show(shipped),
};

/** On a phone what can be undone stands beside what was done, and the cross in the same line. */
export const HasOneLineOnAPhone: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w375' } },
  play: async (context) => {
    await show({
      title: 'Als gelesen markiert.',
      tone: 'success',
      action: { label: 'Rückgängig', onAction: () => {} },
    })?.(context);
    const middleOf = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    };
    const middle = middleOf(await screen.findByText('Als gelesen markiert.'));
    await expect(middleOf(screen.getByRole('button', { name: 'Rückgängig' }))).toBe(middle);
    await expect(middleOf(screen.getByRole('button', { name: 'Meldung schließen' }))).toBe(middle);
  },
};

/** The cross stands in the line of the title. */
export const ClosesAtItsFirstLine: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w375' } },
  play: async (context) => {
    await show({ title: 'Nicht storniert.', description: 'Keine Antwort von GLS.', tone: 'danger' })?.(
      context,
    );
    const title = (await screen.findByText('Nicht storniert.')).getBoundingClientRect();
    const cross = screen.getByRole('button', { name: 'Meldung schließen' }).getBoundingClientRect();
    await expect(Math.round(cross.top + cross.bottom)).toBe(Math.round(title.top + title.bottom));
  },
};

const onUndo = fn();

export const ActsAndCloses: Story = {
  tags: ['interaction'],
  play: async (context) => {
    onUndo.mockClear();
    const undo = { label: 'Rückgängig', onAction: onUndo };
    await show({ title: 'Als gelesen markiert.', tone: 'success', action: undo })?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
    await expect(onUndo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
  },
};

export const UndoesByKeys: Story = {
  tags: ['interaction'],
  render: (args) => (
    <>
      <input aria-label="Suche" /> <ToastRegion {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    onUndo.mockClear();
    for (const [index, isUndo] of [true, true, false].entries())
      addToast({ title: `Tat ${index}`, action: { label: 'Los', onAction: () => onUndo(index), isUndo } });
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(3));
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(onUndo).not.toHaveBeenCalled();
    canvas.getByRole('textbox').blur();
    await userEvent.keyboard('{Control>}zzz{/Control}');
    await expect(onUndo.mock.calls).toEqual([[1], [0]]);
  },
};

export const ShowsThreeAtMost: Story = {
  tags: ['interaction'],
  play: async () => {
    for (const tone of toastTones) addToast({ title: `Ton ${tone}`, tone });
    // The oldest one waits.
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(3));
  },
};

export const ClosesByItsCross: Story = {
  tags: ['interaction'],
  play: async (context) => {
    await show(shipped)?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Meldung schließen' }));
    await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
  },
};

/** The link's area is the whole toast, and following it closes the toast. */
export const FollowsItsLinkFromAnywhere: Story = {
  tags: ['interaction'],
  play: async (context) => {
    await show(shipped)?.(context);
    const toast = screen.getByRole('alertdialog');
    const { left, top, width } = toast.getBoundingClientRect();
    const target = document.elementFromPoint(left + width / 2, top + 4);
    await expect(target).toBe(within(toast).getByRole('link', { name: 'Sendung erstellt' }));
    await userEvent.click(within(toast).getByRole('link'));
    await expect(navigate.mock.calls).toEqual([['/sendungen?shipment=104512']]);
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  },
};

export const IsReachedByF6: Story = {
  tags: ['interaction'],
  render: (args) => (
    <>
      <main>
        <label>
          Referenz <input />
        </label>
      </main>
      <ToastRegion {...args} />
    </>
  ),
  play: async (context) => {
    const field = context.canvas.getByRole('textbox');
    await userEvent.click(field);
    await show(shipped)?.(context);
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(screen.getByRole('region')).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('alertdialog')).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Sendung erstellt' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
    await expect(field).toHaveFocus();
  },
};

/** Read from the queue instead of waited for, so that the story takes no seconds. */
export const StaysAsLongAsItIsNeeded: Story = {
  tags: ['interaction'],
  play: async () => {
    await expect(TOAST_LIFETIME_MS).toBeGreaterThanOrEqual(5000);
    addToast({ title: 'Keine Antwort von GLS.', tone: 'danger' });
    addToast({ title: 'Als gelesen markiert.', action: { label: 'Rückgängig', onAction: () => {} } });
    addToast(shipped);
    const [closesItself, offers, stays] = toastQueue.visibleToasts;
    await expect(closesItself?.timeout).toBe(TOAST_LIFETIME_MS);
    // What it offers is to be had nowhere else.
    await expect(offers?.timeout).toBeUndefined();
    await expect(stays?.timeout).toBeUndefined();
  },
};

/** Nobody has to say that news is news. */
export const IsInformationUnlessItSaysMore: Story = {
  tags: ['interaction'],
  play: async (context) => {
    await show(
      { title: 'Ohne Ton' },
      { title: 'Info', tone: 'info' },
      { title: 'Erfolg', tone: 'success' },
    )?.(context);
    const lookOf = async (title: string) => {
      const icon = (await screen.findByText(title)).closest('[role="alertdialog"]')?.querySelector('svg');
      return icon ? [icon.innerHTML, getComputedStyle(icon).color] : [];
    };
    const silent = await lookOf('Ohne Ton');
    await expect(silent).toHaveLength(2);
    await expect(silent).toEqual(await lookOf('Info'));
    await expect(silent).not.toEqual(await lookOf('Erfolg'));
  },
};

export const StandsAtTheUpperRight: Story = {
  tags: ['interaction'],
  play: async (context) => {
    await show(shipped)?.(context);
    const { top, right, left } = (await screen.findByRole('alertdialog')).getBoundingClientRect();
    await expect(top).toBeLessThan(window.innerHeight / 4);
    await expect(left).toBeGreaterThan(window.innerWidth / 2);
    await expect(window.innerWidth - right).toBeLessThan(48);
  },
};

export const StandsAtTheLowerEdgeOfAPhone: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w375' } },
  play: async (context) => {
    await show(shipped)?.(context);
    const { top, bottom } = (await screen.findByRole('alertdialog')).getBoundingClientRect();
    await expect(top).toBeGreaterThan(window.innerHeight / 2);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const WithdrawsAGroup: Story = {
  tags: ['interaction'],
  play: async () => {
    // More than can be seen at once: the oldest ones wait.
    addToast({ title: 'Änderungen gespeichert.', tone: 'success' });
    for (const status of ['erstellt', 'abgeholt', 'unterwegs', 'in Zustellung'])
      addToast({ ...shipped, title: `Sendung ${status}` });
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(3));
    closeToastGroup('notification');
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(1));
    await expect(screen.getByRole('alertdialog')).toHaveTextContent('Änderungen gespeichert.');
  },
};

export const HardCases: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async (context) => {
    await show(
      { title: 'Sendung erstellt' },
      {
        ...shipped,
        title: 'Sendungsverfolgungsbenachrichtigungseinstellungen geändert',
        description: 'Sendung 00340433836442636597003404338364426365970034043383644: In Zustellung',
      },
    )?.(context);
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
    // What is fixed makes no page wider, so the words themselves are measured.
    const words = document.createRange();
    words.selectNodeContents(await screen.findByText(/^Sendungsverfolgungsbenachrichtigung/));
    await waitFor(() => expect(words.getBoundingClientRect().right).toBeLessThan(window.innerWidth));
  },
};
