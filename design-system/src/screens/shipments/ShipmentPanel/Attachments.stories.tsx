import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Attachment, attachmentMessages } from 'contract';
import { FIXTURE_NOW } from 'contract/fixtures';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { AttachmentChanges, Attachments, FileUpload, UploadProgress } from './attachments-state.ts';
import { panelArgs, panelState } from './shipment-panel-fixtures.ts';
import { ShipmentPanel } from './ShipmentPanel.tsx';

const changes = {
  onAdd: fn(),
  onCancel: fn(),
  onRetry: fn(),
  onRemove: fn<AttachmentChanges['onRemove']>(() => Promise.resolve()),
};
const onDownload = fn();
const onOpenChange = fn();
const onRetry = fn();

const rest = { uploads: [], changes, download: null, onDownload, onOpenChange, onRetry };

const jana = { id: 'usr_jana', full_name: 'Jana Möller' };
const aylin = { id: 'usr_aylin', full_name: 'Aylin Demir' };

const note: Attachment = {
  id: 'att_2',
  assetId: 'fil_2',
  fileName: 'Lieferschein 4711.pdf',
  mediaType: 'application/pdf',
  size: 248_000,
  addedAt: '2026-11-20T11:40:00.000Z',
  addedBy: jana,
};
const photo: Attachment = {
  ...note,
  id: 'att_1',
  assetId: 'fil_1',
  fileName: 'Foto der Palette.jpg',
  mediaType: 'image/jpeg',
  size: 3_460_000,
  addedAt: '2026-11-19T15:05:00.000Z',
  addedBy: aylin,
};

function ready(files: readonly Attachment[], more: Partial<Attachments> = {}): Attachments {
  return { ...rest, state: { kind: 'ready', value: files, isRefreshing: false }, ...more };
}

function upload(fileName: string, progress: UploadProgress): FileUpload {
  return { id: fileName, fileName, size: 6_200_000, progress };
}

const failure = { status: 503, at: FIXTURE_NOW, requestId: 'req-7f3a91c2' };

/** The files of a shipment. */
const meta = {
  component: ShipmentPanel,
  tags: ['part'],
  parameters: { layout: 'fullscreen' },
  args: { ...panelArgs, state: panelState('ordered'), attachments: ready([note, photo]) },
  beforeEach: () => {
    for (const spy of [...Object.values(changes), onDownload, onOpenChange]) spy.mockClear();
  },
} satisfies Meta<typeof ShipmentPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Files: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lieferschein 4711.pdf herunterladen' }));
    await expect(onDownload).toHaveBeenCalledWith(note);
  },
};

export const Empty: Story = {
  args: { attachments: ready([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Noch keine Dokumente.')).toBeVisible();
  },
};

/** One is on its way, one is being attached, one waits. */
export const Uploading: Story = {
  args: {
    attachments: ready([photo], {
      uploads: [
        upload('Handelsrechnung.pdf', { kind: 'sending', sent: 6_200_000 }),
        upload('Lieferschein 4711.pdf', { kind: 'sending', sent: 2_500_000 }),
        upload('Foto der Palette 2.jpg', { kind: 'waiting' }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    const [, bar] = await canvas.findAllByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuetext', '40\u00A0%');
  },
};

/** What has failed stays chosen and can be sent again. */
export const UploadFailed: Story = {
  args: {
    attachments: ready([], {
      uploads: [
        upload('Handelsrechnung.pdf', { kind: 'failed', reason: 'offline' }),
        upload('Lieferschein 4711.pdf', { kind: 'failed', reason: 'late' }),
        upload('Foto.jpg', { kind: 'failed', reason: 'signedOut' }),
        upload('Foto 2.jpg', { kind: 'failed', reason: 'unknown' }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Erneut versuchen · Foto.jpg' }));
    await expect(changes.onRetry).toHaveBeenCalledWith('Foto.jpg');
  },
};

/** What will never be taken is told with the reason, and goes when somebody has read it. */
export const Refused: Story = {
  args: {
    attachments: ready([], {
      uploads: [
        upload('Adressen.xlsx', { kind: 'refused', text: attachmentMessages.wrongType }),
        upload('Katalog.pdf', { kind: 'refused', text: attachmentMessages.tooLarge(25) }),
        upload('Leer.pdf', { kind: 'refused', text: attachmentMessages.empty }),
        upload(`${'Lieferschein-'.repeat(12)}.pdf`, {
          kind: 'refused',
          text: attachmentMessages.nameTooLong,
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Meldung zu Katalog.pdf schließen' }));
    await expect(changes.onCancel).toHaveBeenCalledWith('Katalog.pdf');
    await expect(canvas.getByLabelText(/^Datei hinzufügen/)).toHaveFocus();
  },
};

export const ReadOnly: Story = {
  args: { attachments: ready([note], { changes: undefined }) },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Dateien hinzufügen und entfernen kann nur/);
    await expect(canvas.queryByRole('button', { name: /entfernen$/ })).toBeNull();
    await expect(canvas.queryByLabelText(/^Datei hinzufügen/)).toBeNull();
  },
};

export const Downloading: Story = {
  args: { attachments: ready([note, photo], { download: { id: 'att_1', state: 'pending' } }) },
};

export const DownloadFailed: Story = {
  args: { attachments: ready([note, photo], { download: { id: 'att_1', state: 'failed' } }) },
};

export const Loading: Story = {
  args: { attachments: { ...rest, state: { kind: 'loading', isSlow: false } } },
};

export const Failed: Story = {
  args: { attachments: { ...rest, state: { kind: 'failed', failure, isRetrying: false } } },
};

export const HardCases: Story = {
  args: {
    attachments: ready(
      [{ ...note, fileName: 'Empfaengeradressverzeichnis_Aussenlager-Rendsburg_2026-11-20_Fassung-3.pdf' }],
      {
        uploads: [
          upload('Gefahrgutbefoerderungsdokument_Rendsburg_2026-11-20.pdf', {
            kind: 'failed',
            reason: 'offline',
          }),
        ],
      },
    ),
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Hinzugefügte Dateien' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const AsksBeforeItRemoves: Story = {
  tags: ['interaction'],
  render: function Removing(args) {
    const [files, setFiles] = useState([note, photo]);
    const onRemove = async (gone: Attachment) => {
      await changes.onRemove(gone);
      setFiles(files.filter(({ id }) => id !== gone.id));
    };
    return <ShipmentPanel {...args} attachments={ready(files, { changes: { ...changes, onRemove } })} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Foto der Palette.jpg entfernen' }));
    const question = await screen.findByRole('alertdialog', { name: 'Datei entfernen?' });
    await expect(question).toHaveTextContent('Foto der Palette.jpg');
    await expect(changes.onRemove).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Datei entfernen' }));
    await waitFor(() => expect(changes.onRemove).toHaveBeenCalledWith(photo));
    await waitFor(() => expect(canvas.getByLabelText(/^Datei hinzufügen/)).toHaveFocus());
  },
};

export const TakesFiles: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const files = ['a.pdf', 'b.png'].map((name) => new File(['x'], name));
    await userEvent.upload(await canvas.findByLabelText(/^Datei hinzufügen/), files);
    await expect(changes.onAdd.mock.calls).toMatchObject([[{ name: 'a.pdf' }], [{ name: 'b.png' }]]);
  },
};

export const IsAskedForWhenOpened: Story = {
  tags: ['interaction'],
  args: { attachments: { ...rest, state: undefined } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Dokumente', { selector: 'summary *' }));
    await expect(onOpenChange).toHaveBeenCalledWith(true);
  },
};
