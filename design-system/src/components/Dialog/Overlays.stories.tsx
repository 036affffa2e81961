import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useRef } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { SidePanel } from '../SidePanel/SidePanel.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';
import type { Overlay } from './overlay.ts';

const words = { title: 'Filter', closeLabel: 'Filter schließen' };

interface ContentProps extends Overlay {
  children: ReactNode;
}

/** Each with nothing but what all of them take. */
const overlays = {
  Dialog: (props: ContentProps) => <Dialog {...words} {...props} />,
  Sheet: (props: ContentProps) => <Sheet {...words} {...props} />,
  Popover: (props: ContentProps) => (
    <Popover trigger={<Button>Filter</Button>} label={words.title} {...props} />
  ),
  Drawer: (props: ContentProps) => <Drawer {...words} {...props} />,
  SidePanel: (props: ContentProps) => (
    <SidePanel label={words.title} closeLabel={words.closeLabel} {...props} />
  ),
};

interface AnyOverlayProps extends Overlay {
  overlay: keyof typeof overlays;
}

/** Any of the five, with a field in it that takes the focus first. */
function AnyOverlay({ overlay, ...shared }: AnyOverlayProps) {
  const field = useRef<HTMLInputElement>(null);
  const Opened = overlays[overlay];
  return (
    <>
      <Button>Daneben</Button>
      <Opened {...shared} initialFocusRef={field}>
        <TextField ref={field} label="Referenz" value="" onChange={fn()} />
      </Opened>
    </>
  );
}

/** What all overlays take, and do with it. */
const meta = {
  component: AnyOverlay,
  tags: ['controls'],
  args: { overlay: 'Dialog', isOpen: true, onOpenChange: fn() },
} satisfies Meta<typeof AnyOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The focus begins where it is wanted, and Escape asks the owner to close. */
const focusesAndAsks: Story['play'] = async ({ args }) => {
  const field = await screen.findByRole('textbox', { name: 'Referenz' });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await expect(args.onOpenChange).toHaveBeenCalledWith(false);
};

export const DialogFocusesAndAsks: Story = { tags: ['interaction'], play: focusesAndAsks };
export const SheetFocusesAndAsks: Story = {
  tags: ['interaction'],
  args: { overlay: 'Sheet' },
  play: focusesAndAsks,
};
export const PopoverFocusesAndAsks: Story = {
  tags: ['interaction'],
  args: { overlay: 'Popover' },
  play: focusesAndAsks,
};
export const DrawerFocusesAndAsks: Story = {
  tags: ['interaction'],
  args: { overlay: 'Drawer' },
  play: focusesAndAsks,
};
export const SidePanelFocusesAndAsks: Story = {
  tags: ['interaction'],
  args: { overlay: 'SidePanel' },
  play: focusesAndAsks,
};

/** While work is under way that must come to its end. */
const staysOnEscape: Story['play'] = async ({ args }) => {
  const field = await screen.findByRole('textbox', { name: 'Referenz' });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await expect(args.onOpenChange).not.toHaveBeenCalled();
};

const held = { isKeyboardDismissDisabled: true };
export const DialogStaysOnEscape: Story = { tags: ['interaction'], args: held, play: staysOnEscape };
export const SheetStaysOnEscape: Story = {
  tags: ['interaction'],
  args: { ...held, overlay: 'Sheet' },
  play: staysOnEscape,
};
export const PopoverStaysOnEscape: Story = {
  tags: ['interaction'],
  args: { ...held, overlay: 'Popover' },
  play: staysOnEscape,
};
export const DrawerStaysOnEscape: Story = {
  tags: ['interaction'],
  args: { ...held, overlay: 'Drawer' },
  play: staysOnEscape,
};
export const SidePanelStaysOnEscape: Story = {
  tags: ['interaction'],
  args: { ...held, overlay: 'SidePanel' },
  play: staysOnEscape,
};

const outOfReach = (element: HTMLElement) => element.closest('[inert], [aria-hidden="true"]') !== null;

/** Whoever listens finds nothing of the page while something modal is open. */
const makesThePageWait: Story['play'] = async () => {
  await screen.findByRole('textbox', { name: 'Referenz' });
  await waitFor(() => expect(outOfReach(screen.getByText('Daneben'))).toBe(true));
};

/** Beside a panel the page goes on. */
const leavesThePage: Story['play'] = async ({ args }) => {
  await screen.findByRole('textbox', { name: 'Referenz' });
  const beside = screen.getByRole('button', { name: 'Daneben' });
  await expect(outOfReach(beside)).toBe(false);
  await userEvent.click(beside);
  await expect(beside).toHaveFocus();
  await expect(args.onOpenChange).not.toHaveBeenCalled();
};

export const DialogMakesThePageWait: Story = { tags: ['interaction'], play: makesThePageWait };
export const SheetMakesThePageWait: Story = {
  tags: ['interaction'],
  args: { overlay: 'Sheet' },
  play: makesThePageWait,
};
export const DrawerLeavesThePage: Story = {
  tags: ['interaction'],
  args: { overlay: 'Drawer' },
  play: leavesThePage,
};
export const SidePanelLeavesThePage: Story = {
  tags: ['interaction'],
  args: { overlay: 'SidePanel' },
  play: leavesThePage,
};
