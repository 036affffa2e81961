/** Events that the client sends. */
export const clientEvents = {
  executeTestSample: 'execute-test-sample',
  executeTestItem: 'execute-test-item',
  /** Asks whether the connection still carries anything; the server does nothing but acknowledge. */
  alive: 'alive',
} as const;

/**
 * Events that the client listens for. `notification` carries a `Notification`, `missed` the types of those that
 * the page could not hear (`NotificationType[]`; `['unknown']` where they cannot be found out).
 */
export const serverEvents = {
  executionFailed: 'execution-failed',
  testItemCarrierExecuted: 'test-item-carrier-executed',
  testItemExecuted: 'test-item-executed',
  testSampleExecuted: 'test-sample-executed',
  testSampleExecutionStarted: 'test-sample-execution-started',
  testItemExecutionStarted: 'test-item-execution-started',
  notification: 'notification',
  missed: 'missed',
} as const;

/** Whoever has read for longer asks everything anew. */
export const LONGEST_READING_MS = 60_000;

/** `auth` of the socket's handshake; the token is fetched anew at every connection. */
export interface SocketHandshake {
  readonly token: string;
  /**
   * How long ago the page began to read what notifications make old, in milliseconds: a duration, since clocks
   * differ. Whoever says so is told what was missed from then on. At most `LONGEST_READING_MS`.
   */
  readonly readingForMs?: number;
}
