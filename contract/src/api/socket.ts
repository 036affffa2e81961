/** Events that the client sends. */
export const clientEvents = {
  executeTestSample: 'execute-test-sample',
  executeTestItem: 'execute-test-item',
  /** Asks whether the connection still carries anything; the server does nothing but acknowledge. */
  alive: 'alive',
} as const;

/** Events that the client listens for. `notification` carries a `Notification`. */
export const serverEvents = {
  executionFailed: 'execution-failed',
  testItemCarrierExecuted: 'test-item-carrier-executed',
  testItemExecuted: 'test-item-executed',
  testSampleExecuted: 'test-sample-executed',
  testSampleExecutionStarted: 'test-sample-execution-started',
  testItemExecutionStarted: 'test-item-execution-started',
  notification: 'notification',
} as const;

/** `auth` of the socket's handshake; the token is fetched anew at every connection. */
export interface SocketHandshake {
  readonly token: string;
}
