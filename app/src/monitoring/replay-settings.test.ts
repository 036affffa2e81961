import { expect, test, vi } from 'vitest';

const { replayIntegration, addIntegration, stop } = vi.hoisted(() => ({
  replayIntegration: vi.fn<(options: object) => object>(),
  addIntegration: vi.fn<(integration: object) => void>(),
  stop: vi.fn<() => Promise<void>>(),
}));
// A document without a browser cannot be recorded; how it would be is what is tried here.
vi.mock('@sentry/react', () => ({ getClient: () => ({ addIntegration }), replayIntegration }));

const { startReplay } = await import('./replay.ts');

test.each([false, true])('texts and pictures are masked: %s, what is typed always', (isMasked) => {
  const recording = { stop };
  replayIntegration.mockReturnValue(recording);
  startReplay(isMasked);
  expect(replayIntegration).toHaveBeenLastCalledWith({
    maskAllText: isMasked,
    blockAllMedia: isMasked,
    maskAllInputs: true,
    block: ['iframe', 'object', 'embed', '[data-unrecorded]'],
    networkDetailAllowUrls: [],
    useCompression: false,
  });
  expect(addIntegration).toHaveBeenLastCalledWith(recording);
});
