import { auditLogsApi } from 'contract';
import { noFilter } from 'design-system/screens/backoffice/AuditLogs/audit-logs-state.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../http/api-error.ts';

const page = vi.hoisted(() => ({
  blob: vi.fn<(endpoint: unknown, sent: unknown) => Promise<Blob>>(),
  saveFile: vi.fn<(file: Blob, name: string) => void>(),
}));
// The page's own client and session begin with the document.
vi.mock('../../http/client.ts', () => ({ http: { blob: page.blob } }));
vi.mock('../../browser/save-file.ts', () => ({ saveFile: page.saveFile }));

const { exportAuditLogs } = await import('./export-audit-logs.ts');

afterEach(() => {
  vi.resetAllMocks();
  vi.useRealTimers();
});

test('all that a filter finds is saved, whichever page of it was looked at, under the day of whoever asks', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 23, 30) });
  const table = new Blob(['Zeitpunkt;Aktion']);
  page.blob.mockResolvedValue(table);
  await exportAuditLogs({ ...noFilter, kind: 'country', person: 'usr_1', page: 7 }, 'xlsx');
  expect(page.blob).toHaveBeenCalledExactlyOnceWith(auditLogsApi.export, {
    query: { kind: 'country', person: 'usr_1', format: 'xlsx' },
  });
  expect(page.saveFile).toHaveBeenCalledExactlyOnceWith(table, 'Audit-Log-2026-11-20.xlsx');
});

test('what fails saves nothing, and says so to whoever has asked', async () => {
  const failure = new ApiError('server', 'broken', { status: 503 });
  page.blob.mockRejectedValue(failure);
  await expect(exportAuditLogs(noFilter, 'csv')).rejects.toBe(failure);
  expect(page.saveFile).not.toHaveBeenCalled();
});
