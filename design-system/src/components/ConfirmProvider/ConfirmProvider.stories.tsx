import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Menu, MenuItem } from '../Menu/Menu.tsx';
import type { ConfirmRequest } from './ConfirmProvider.tsx';
import { ConfirmProvider, useConfirm } from './ConfirmProvider.tsx';

const request: ConfirmRequest = {
  title: 'Sendung stornieren?',
  message: 'Das Versandetikett wird ungültig.',
  acceptLabel: 'Sendung stornieren',
  rejectLabel: 'Abbrechen',
  pendingLabel: 'Wird storniert …',
};

const answered = fn();

/** @param lookUp what is found out before the question */
function Asking({ request, lookUp }: { request: ConfirmRequest; lookUp?: () => Promise<void> }) {
  const confirm = useConfirm();
  const ask = async () => {
    await lookUp?.();
    await confirm(request).then(answered, () => answered('failed'));
  };
  return <Button onPress={() => void ask()}>Stornieren</Button>;
}

function AskingFromMenu({ onAccept }: Pick<ConfirmRequest, 'onAccept'>) {
  const confirm = useConfirm();
  return (
    <Menu trigger={<Button>Mehr</Button>}>
      <MenuItem label="Stornieren" onAction={() => void confirm({ ...request, onAccept })} />
    </Menu>
  );
}

function AskingTwice() {
  const confirm = useConfirm();
  const ask = async (name: string, question: ConfirmRequest) => answered(name, await confirm(question));
  return (
    <Button
      onPress={() => {
        void ask('first', request);
        void ask('second', { ...request, title: 'Seite verlassen?', acceptLabel: 'Seite verlassen' });
      }}
    >
      Zweimal fragen
    </Button>
  );
}

/** A page and the frame around it, both of which ask; the page is left by the browser's Back, which no dialog holds up. */
function AskingPage({
  onAccept,
  lookUp,
}: Pick<ConfirmRequest, 'onAccept'> & Pick<ComponentProps<typeof Asking>, 'lookUp'>) {
  const [isLeft, setLeft] = useState(false);
  useEffect(() => {
    const leave = () => setLeft(true);
    addEventListener('popstate', leave);
    return () => removeEventListener('popstate', leave);
  }, []);
  return (
    <>
      <AskingFromMenu onAccept={onAccept} />
      {isLeft ? <p>Andere Seite</p> : <Asking request={{ ...request, onAccept }} lookUp={lookUp} />}
    </>
  );
}

/** Leaves an `AskingPage`. */
function goBack() {
  dispatchEvent(new PopStateEvent('popstate'));
}

const meta = {
  component: ConfirmProvider,
  args: { children: <Asking request={request} /> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof ConfirmProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Drawn by the ConfirmDialog, whose stories show the rest. */
export const HardCases: Story = {
  args: {
    children: (
      <Asking
        request={{
          ...request,
          title: 'Versandadressenzuordnungsvorlage unwiderruflich entfernen?',
          acceptLabel: 'Versandadressenzuordnungsvorlage entfernen',
        }}
      />
    ),
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stornieren' }));
    await screen.findByRole('alertdialog');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Work that ends when the story says so. */
function heldWork() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { onAccept: fn(() => promise), succeed: resolve, fail: reject };
}

const goesWell = heldWork();

/** A second press counts for nothing, and the focus goes back. */
export const StaysUntilTheWorkIsDone: Story = {
  tags: ['interaction'],
  args: { children: <Asking request={{ ...request, onAccept: goesWell.onAccept }} /> },
  play: async ({ canvas }) => {
    answered.mockClear();
    const trigger = canvas.getByRole('button', { name: 'Stornieren' });
    await userEvent.click(trigger);
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Sendung stornieren' }));
    await screen.findByRole('button', { name: 'Wird storniert …' });
    await expect(answered).not.toHaveBeenCalled();
    goesWell.succeed();
    await waitFor(() => expect(answered).toHaveBeenCalledWith(true));
    await expect(goesWell.onAccept).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const AnswersNoWhenRejected: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    answered.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Stornieren' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(answered).toHaveBeenCalledWith(false));
  },
};

/** What has asked is gone by then, whether the dialog had to be loaded or was there at once. */
export const GivesTheFocusBackToTheButtonOfAMenu: Story = {
  tags: ['interaction'],
  args: { children: <AskingFromMenu onAccept={async () => undefined} /> },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Mehr' });
    for (const time of ['first', 'second']) {
      await userEvent.click(button);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Stornieren' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Sendung stornieren' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      await waitFor(() => expect(button, `the ${time} time`).toHaveFocus());
    }
  },
};

const goesWrong = heldWork();

export const ClosesWhenTheWorkFails: Story = {
  tags: ['interaction'],
  args: { children: <Asking request={{ ...request, onAccept: goesWrong.onAccept }} /> },
  play: async ({ canvas }) => {
    answered.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Stornieren' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sendung stornieren' }));
    goesWrong.fail(new Error('409'));
    await waitFor(() => expect(answered).toHaveBeenCalledWith('failed'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

const matter = new AbortController();

export const ClosesWhenThereIsNothingToAskAboutAnyMore: Story = {
  tags: ['interaction'],
  args: { children: <Asking request={{ ...request, signal: matter.signal }} /> },
  play: async ({ canvas }) => {
    answered.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Stornieren' }));
    await screen.findByRole('alertdialog');
    matter.abort();
    await waitFor(() => expect(answered).toHaveBeenCalledWith(false));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

export const GoesWithThePageThatAsks: Story = {
  tags: ['interaction'],
  args: { children: <AskingPage /> },
  play: async ({ canvas }) => {
    answered.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Stornieren' }));
    await screen.findByRole('alertdialog');
    goBack();
    await waitFor(() => expect(answered.mock.calls).toEqual([[false]]));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

const lookUp = heldWork();

export const IsNotAskedOnceThePageIsLeft: Story = {
  tags: ['interaction'],
  args: { children: <AskingPage lookUp={lookUp.onAccept} /> },
  play: async ({ canvas }) => {
    answered.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Stornieren' }));
    goBack();
    await screen.findByText('Andere Seite');
    lookUp.succeed();
    await waitFor(() => expect(answered.mock.calls).toEqual([[false]]));
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};

const startedOnThePage = heldWork();

/** What has begun is not called off, and its end is told. */
export const StaysForWorkThatThePageHasBegun: Story = {
  tags: ['interaction'],
  args: { children: <AskingPage onAccept={startedOnThePage.onAccept} /> },
  play: async ({ canvas }) => {
    answered.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Stornieren' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sendung stornieren' }));
    goBack();
    await screen.findByText('Andere Seite');
    await expect(screen.getByRole('button', { name: 'Wird storniert …' })).toBeInTheDocument();
    startedOnThePage.succeed();
    await waitFor(() => expect(answered.mock.calls).toEqual([[true]]));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

const agreedInTheFrame = fn(async () => undefined);

/** Also from its menu, which is gone as soon as it has asked. */
export const StaysWithTheFrameThatAsksOverAnotherPage: Story = {
  tags: ['interaction'],
  args: { children: <AskingPage onAccept={agreedInTheFrame} /> },
  play: async ({ canvas }) => {
    agreedInTheFrame.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Mehr' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Stornieren' }));
    await screen.findByRole('alertdialog');
    goBack();
    await screen.findByText('Andere Seite');
    await userEvent.click(screen.getByRole('button', { name: 'Sendung stornieren' }));
    await waitFor(() => expect(agreedInTheFrame).toHaveBeenCalledOnce());
  },
};

export const GivesUpTheFirstQuestionForASecond: Story = {
  tags: ['interaction'],
  args: { children: <AskingTwice /> },
  play: async ({ canvas }) => {
    answered.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Zweimal fragen' }));
    await waitFor(() => expect(answered).toHaveBeenCalledWith('first', false));
    await userEvent.click(await screen.findByRole('button', { name: 'Seite verlassen' }));
    await waitFor(() => expect(answered).toHaveBeenCalledWith('second', true));
  },
};
