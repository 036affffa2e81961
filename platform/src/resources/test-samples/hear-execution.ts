import { randomUUID } from 'node:crypto';
import { clientEvents, idText } from 'contract';
import * as v from 'valibot';
import { ProblemError } from '../../api/problem.ts';
import type { ApiServices } from '../../services.ts';
import { beginExecution } from './begin-execution.ts';
import { testSampleCopy as copy } from './test-samples.copy.ts';

/** Who asks over the socket, by their token. */
export interface Asking {
  readonly orgCode: string;
  readonly personId: string;
  readonly permissions: readonly string[];
}

/** Why no execution was begun, for whoever has asked. */
export interface Refused {
  readonly testSampleId: string;
  readonly testItemId?: string;
  readonly message: string;
}

/** What somebody reads who gets no page for it. */
function toText({ status, message, details: { detail = '' } }: ProblemError): string {
  return status === 404 ? detail : `${message} ${detail}`;
}

/** The events by which a client asks for an execution. */
export type ExecuteEvent = (typeof clientEvents)['executeTestSample' | 'executeTestItem'];

const payloads = {
  [clientEvents.executeTestSample]: v.object({ testSampleId: idText() }),
  [clientEvents.executeTestItem]: v.object({ testSampleId: idText(), testItemId: idText() }),
};

/**
 * Begins an execution that a client has asked for over the socket; the same as `POST test-samples/{id}/execute`.
 *
 * @returns why not, where none was begun; undefined where one was, or the question makes no sense
 */
export async function hearExecution(
  services: Pick<ApiServices, 'db' | 'carriers' | 'now' | 'executions' | 'reportFault'>,
  { orgCode, personId, permissions }: Asking,
  event: ExecuteEvent,
  payload: unknown,
): Promise<Refused | undefined> {
  const asked = v.safeParse(payloads[event], payload);
  if (!asked.success) return undefined;
  const { testSampleId } = asked.output;
  const itemId = 'testItemId' in asked.output ? asked.output.testItemId : undefined;
  const refused = (message: string): Refused => ({
    testSampleId,
    ...(itemId !== undefined && { testItemId: itemId }),
    message,
  });
  if (!permissions.includes('access:backoffice')) return refused(copy.notAllowed);
  try {
    const id = `exe_${randomUUID()}`;
    const row = await beginExecution(services, { id, sampleId: testSampleId, itemId, orgCode, personId });
    services.executions.wake(row.id);
    return undefined;
  } catch (error) {
    if (error instanceof ProblemError) return refused(toText(error));
    services.reportFault(event, error);
    return refused(copy.notUnderstood);
  }
}
