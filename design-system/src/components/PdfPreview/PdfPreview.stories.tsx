import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { labelPage } from '../../stories/label-page.ts';
import { Specimen } from '../../stories/Specimen.tsx';
import { Stack } from '../../stories/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { DOWNLOAD_LINK_LIFETIME_MS, PRINT_DELAY_MS } from './pdf-actions.ts';
import type { PdfPreviewHandle, PdfPreviewProps } from './PdfPreview.tsx';
import { PdfPreview } from './PdfPreview.tsx';

const meta = {
  component: PdfPreview,
  args: {
    title: 'Versandetikett 00340433836442636597',
    state: { kind: 'ready', file: labelPage, fileName: 'versandetikett-00340433836442636597.pdf' },
  },
} satisfies Meta<typeof PdfPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle<HTMLIFrameElement>('Versandetikett 00340433836442636597');
    await waitFor(() => expect(frame.contentDocument?.title).toBe('Etikett'));
  },
};

/** What stands in for the document. */
export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <Specimen caption="loading">
        <PdfPreview {...args} state={{ kind: 'loading', text: 'PDF wird geladen …' }} />
      </Specimen>
      <Specimen caption="failed">
        <PdfPreview
          {...args}
          state={{ kind: 'failed', message: <p role="alert">PDF konnte nicht geladen werden.</p> }}
        />
      </Specimen>
    </Stack>
  ),
};

function WithButtons(props: PdfPreviewProps) {
  const preview = useRef<PdfPreviewHandle>(null);
  return (
    <>
      <PdfPreview {...props} ref={preview} />
      <Button onPress={() => void preview.current?.print()}>Drucken</Button>
      <Button onPress={() => preview.current?.download()}>Herunterladen</Button>
    </>
  );
}

/** The document comes when somebody presses. */
function Arriving(props: PdfPreviewProps) {
  const [isThere, setThere] = useState(false);
  return (
    <>
      <WithButtons
        {...props}
        state={isThere ? props.state : { kind: 'loading', text: 'PDF wird geladen …' }}
      />
      <Button onPress={() => setThere(true)}>Anzeigen</Button>
    </>
  );
}

function Printing(props: PdfPreviewProps) {
  const preview = useRef<PdfPreviewHandle>(null);
  const [refusal, setRefusal] = useState('');
  const print = () => preview.current?.print().catch((error: Error) => setRefusal(error.message));
  return (
    <>
      <PdfPreview {...props} ref={preview} />
      <Button onPress={() => void print()}>Drucken</Button>
      <p>{refusal}</p>
    </>
  );
}

function Removable(props: PdfPreviewProps) {
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      {isShown && <PdfPreview {...props} />}
      <Button onPress={() => setIsShown(false)}>Entfernen</Button>
    </>
  );
}

const printed = fn();

/** The specification's own times. */
export const WaitsAsLongAsSpecified: Story = {
  tags: ['interaction'],
  play: async () => {
    await expect([PRINT_DELAY_MS, DOWNLOAD_LINK_LIFETIME_MS]).toEqual([500, 100]);
  },
};

export const Prints: Story = {
  tags: ['interaction'],
  render: (args) => <WithButtons {...args} />,
  play: async ({ canvas }) => {
    printed.mockClear();
    const frame = await canvas.findByTitle<HTMLIFrameElement>(/Versandetikett/);
    await waitFor(() => expect(frame.contentDocument?.title).toBe('Etikett'));
    if (!frame.contentWindow) throw new Error('The frame has a window.');
    frame.contentWindow.print = printed;
    // Timers end in the order in which they are due.
    const printedBefore = new Promise((resolve) =>
      setTimeout(() => resolve(printed.mock.calls.length), PRINT_DELAY_MS),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Drucken' }));
    await expect(await printedBefore).toBe(0);
    await waitFor(() => expect(printed).toHaveBeenCalledOnce(), { timeout: 4 * PRINT_DELAY_MS });
  },
};

/** Pressed before the browser shows the document, and again: it is printed once, when it is there. */
export const PrintsOnceItIsThere: Story = {
  tags: ['interaction'],
  render: (args) => <Arriving {...args} />,
  play: async ({ canvas }) => {
    printed.mockClear();
    // No task passes between these, so that the frame cannot have loaded.
    canvas.getByRole('button', { name: 'Anzeigen' }).click();
    await Promise.resolve();
    const frame = canvas.getByTitle<HTMLIFrameElement>(/Versandetikett/);
    await expect(frame.contentDocument?.title).toBe('');
    canvas.getByRole('button', { name: 'Drucken' }).click();
    canvas.getByRole('button', { name: 'Drucken' }).click();
    await waitFor(() => expect(frame.contentDocument?.title).toBe('Etikett'));
    if (!frame.contentWindow) throw new Error('The frame has a window.');
    frame.contentWindow.print = printed;
    await waitFor(() => expect(printed).toHaveBeenCalledOnce(), { timeout: 4 * PRINT_DELAY_MS });
    await new Promise((resolve) => setTimeout(resolve, PRINT_DELAY_MS));
    await expect(printed).toHaveBeenCalledOnce();
  },
};

export const RefusesToPrintNothing: Story = {
  tags: ['interaction'],
  args: { state: { kind: 'loading', text: 'PDF wird geladen …' } },
  render: (args) => <Printing {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Drucken' }));
    await expect(await canvas.findByText('There is no document to print yet.')).toBeVisible();
  },
};

export const RevokesItsUrl: Story = {
  tags: ['interaction'],
  render: (args) => <Removable {...args} />,
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle<HTMLIFrameElement>(/Versandetikett/);
    await waitFor(() => expect(frame.src).toMatch(/^blob:/));
    const url = frame.src;
    await expect((await fetch(url)).ok).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Entfernen' }));
    await expect(fetch(url)).rejects.toThrow();
  },
};

export const Downloads: Story = {
  tags: ['interaction'],
  render: (args) => <WithButtons {...args} />,
  play: async ({ canvas }) => {
    await canvas.findByTitle(/Versandetikett/);
    const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await userEvent.click(canvas.getByRole('button', { name: 'Herunterladen' }));
    await expect(clicked).toHaveBeenCalledOnce();
    const anchor = clicked.mock.contexts[0] as HTMLAnchorElement;
    clicked.mockRestore();
    await expect(anchor.download).toBe('versandetikett-00340433836442636597.pdf');
    await waitFor(() => expect(anchor).not.toBeInTheDocument(), { timeout: 20 * DOWNLOAD_LINK_LIFETIME_MS });
  },
};

export const HardCases: Story = {
  args: {
    state: {
      kind: 'failed',
      message:
        'Versandetikettenvorschau konnte nicht geladen werden. Sendungsverfolgungsnummernprüfung fehlgeschlagen.',
    },
  },
  globals: { viewport: { value: 'w320' } },
};
