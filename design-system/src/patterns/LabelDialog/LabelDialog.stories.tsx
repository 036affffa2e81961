import type { Meta, StoryObj } from '@storybook/react-vite';
import { type PrintLayout, standardLayout } from 'contract';
import { useEffect, useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { labelPage } from '../../stories/label-page.ts';
import { printSettings } from '../../stories/print-settings.ts';
import { LabelDialog } from './LabelDialog.tsx';
import type { LabelState } from './LabelDialog.tsx';
import { spyOnPrinting } from './spy-on-printing.ts';

const states = {
  closed: { kind: 'closed' },
  loading: { kind: 'loading' },
  failed: { kind: 'failed' },
  ready: { kind: 'ready', file: labelPage },
} satisfies { [K in LabelState['kind']]: Extract<LabelState, { kind: K }> };

const meta = {
  component: LabelDialog,
  args: {
    number: '00340433836442636597',
    state: states.ready,
    settings: printSettings,
    onClose: fn(),
    onRetry: fn(),
    onTaken: fn(),
  },
} satisfies Meta<typeof LabelDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { state: states.loading },
  play: async () => {
    await waitFor(() => expect(screen.getByText('PDF wird geladen …')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Drucken' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Failed: Story = {
  args: { state: states.failed },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible());
  },
};

export const Ready: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByTitle('Versandetikett 00340433836442636597')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Herunterladen' })).toBeEnabled();
  },
};

/** A sheet that has been used in part is used up. */
export const OnSheetsOfA4: Story = {
  args: {
    settings: { ...printSettings, layout: { format: 'a4', position: 3, copies: 2 }, isRemembered: true },
  },
  play: async () => {
    const places = await screen.findByRole('radiogroup', { name: 'Startposition' });
    await expect(within(places).getByRole('radio', { name: '3' })).toBeChecked();
    await expect(screen.getByRole('combobox', { name: 'Exemplare' })).toHaveValue('2');
    await expect(screen.getByRole('checkbox', { name: 'Für diesen Arbeitsplatz merken' })).toBeChecked();
  },
};

export const ChoosesThePaperByKeyboard: Story = {
  tags: ['interaction'],
  render: function Choosing(args) {
    const [layout, setLayout] = useState<PrintLayout>(standardLayout);
    return <LabelDialog {...args} settings={{ ...printSettings, layout, onChange: setLayout }} />;
  },
  play: async () => {
    const a6 = await screen.findByRole('radio', { name: 'A6' });
    await expect(screen.queryByRole('radiogroup', { name: 'Startposition' })).toBeNull();
    a6.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('radio', { name: 'A4' })).toBeChecked();
    await userEvent.tab();
    await expect(screen.getByRole('radio', { name: '1' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('radio', { name: '3' })).toBeChecked();
    await userEvent.tab();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Exemplare' }), '4');
    await expect(screen.getByRole('combobox', { name: 'Exemplare' })).toHaveValue('4');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Für diesen Arbeitsplatz merken' }));
    await expect(printSettings.onRemember).toHaveBeenLastCalledWith(true);
  },
};

export const ShowsNothingWhileClosed: Story = {
  tags: ['interaction'],
  args: { state: states.closed },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const AsksAgainAfterAFailure: Story = {
  tags: ['interaction'],
  args: { state: states.failed },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

/** A browser that saves the file has printed nothing. */
export const TellsOfNoPrintWhenItIsSaved: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByTitle('Versandetikett 00340433836442636597')).toBeVisible());
    const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await userEvent.click(screen.getByRole('button', { name: 'Herunterladen' }));
    await expect(clicked).toHaveBeenCalledOnce();
    clicked.mockRestore();
    await expect(args.onTaken).not.toHaveBeenCalled();
  },
};

export const TellsOfAPrint: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    await spyOnPrinting();
    await userEvent.click(screen.getByRole('button', { name: 'Drucken' }));
    await waitFor(() => expect(args.onTaken).toHaveBeenCalledOnce(), { timeout: 2000 });
  },
};

/** The browser does not let the page print what is in a frame. */
export const PrintFailed: Story = {
  play: async ({ args }) => {
    const frame = await screen.findByTitle<HTMLIFrameElement>('Versandetikett 00340433836442636597');
    await waitFor(() => expect(frame.contentDocument?.title).toBe('Etikett'));
    if (!frame.contentWindow) throw new Error('The frame has a window.');
    frame.contentWindow.print = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    await userEvent.click(screen.getByRole('button', { name: 'Drucken' }));
    await expect(await screen.findByRole('alert', {}, { timeout: 2000 })).toHaveTextContent(
      'Ihr Browser druckt das PDF hier nicht. Laden Sie es herunter und drucken Sie es von dort.',
    );
    await expect(args.onTaken).not.toHaveBeenCalled();
  },
};

/** What it is opened for has the focus from the beginning, and comes into use under it. */
export const BeginsAtPrinting: Story = {
  tags: ['interaction'],
  render: function Arriving(args) {
    const [state, setState] = useState<LabelState>(states.loading);
    useEffect(() => {
      const timer = setTimeout(() => setState(states.ready), 200);
      return () => clearTimeout(timer);
    }, []);
    return <LabelDialog {...args} state={state} />;
  },
  play: async () => {
    const print = await screen.findByRole('button', { name: 'Drucken' });
    await expect(print).toHaveFocus();
    await waitFor(() => expect(print).not.toHaveAttribute('aria-disabled'));
    await expect(print).toHaveFocus();
  },
};

/** A viewer would keep Escape, and every other key, to itself. */
export const TakesTheFocusBackFromTheViewer: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    const frame = await screen.findByTitle<HTMLIFrameElement>('Versandetikett 00340433836442636597');
    await waitFor(() => expect(frame.contentDocument?.title).toBe('Etikett'));
    const print = screen.getByRole('button', { name: 'Drucken' });
    await expect(print).toHaveFocus();
    screen.getByRole('button', { name: 'Herunterladen' }).focus();
    await expect(screen.getByRole('button', { name: 'Herunterladen' })).toHaveFocus();
    // As a click into it does.
    frame.contentWindow?.focus();
    frame.focus();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Herunterladen' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

/** The failure stays while it is fetched again; then the label can be printed. */
export const GoesOnToPrintingAfterAFailure: Story = {
  tags: ['interaction'],
  render: function Failing(args) {
    const [state, setState] = useState<LabelState>(states.failed);
    const retry = () => {
      setState(states.loading);
      setTimeout(() => setState(states.ready), 300);
    };
    return <LabelDialog {...args} state={state} onRetry={retry} />;
  },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Erneut versuchen' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAccessibleName('Wird erneut versucht …');
    await expect(button).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Drucken' })).toHaveFocus());
  },
};

export const ClosesOnEscape: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

/** At the packing bench the paper is looked at before the next parcel comes. */
export const AsksWhetherItWasPrinted: Story = {
  args: { onPrinted: fn() },
  play: async ({ args }) => {
    const download = await screen.findByRole('button', { name: 'Herunterladen' });
    await waitFor(() => expect(download).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(download);
    const yes = await screen.findByRole('button', { name: 'Ja' });
    await expect(screen.getByRole('group', { name: 'Wurde das Etikett richtig gedruckt?' })).toBeVisible();
    await expect(yes).toHaveFocus();
    await expect(screen.getByRole('button', { name: 'Nein, erneut drucken' })).toBeVisible();
    await expect(args.onPrinted).not.toHaveBeenCalled();
  },
};

/** Two pieces have a label each, and are asked about as two. */
export const SeveralLabels: Story = {
  args: { labels: 2, onPrinted: fn() },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '2\u00A0Versandetiketten drucken' });
    const download = within(dialog).getByRole('button', { name: 'Herunterladen' });
    await waitFor(() => expect(download).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(download);
    await expect(
      await within(dialog).findByRole('group', { name: 'Wurden die Etiketten richtig gedruckt?' }),
    ).toBeVisible();
  },
};

export const GoesOnOnceItWasPrinted: Story = {
  tags: ['interaction'],
  args: { onPrinted: fn() },
  play: async ({ args }) => {
    const download = await screen.findByRole('button', { name: 'Herunterladen' });
    await waitFor(() => expect(download).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(download);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ja' })).toHaveFocus());
    // What was saved is printed once somebody says so.
    await expect(args.onTaken).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onTaken).toHaveBeenCalledOnce();
    await expect(args.onPrinted).toHaveBeenCalledOnce();
  },
};

export const HardCases: Story = { globals: { viewport: { value: 'w320' } } };
