import { creationId } from '../../api/handler.ts';
import type { ResourceHandlers } from '../../api/handler.ts';
import { toPage } from '../../api/paging.ts';
import type { ApiServices } from '../../services.ts';
import { beginExecution } from './begin-execution.ts';
import { changeItem, createItem, removeItem } from './change-item.ts';
import { changeSample, createSample, removeSample } from './change-sample.ts';
import {
  answerOf,
  executionDetail,
  itemOf,
  listExecutions,
  listItems,
  listSamples,
  requireItem,
  requireSample,
  sampleOf,
} from './queries.ts';
import { toExecution } from './rows.ts';

export function testSampleHandlers(services: ApiServices): ResourceHandlers<'testSamples'> {
  const { db, carriers, executions } = services;
  return {
    list: async ({ query }) => {
      const { items, totalItems } = await listSamples(db, query);
      return toPage(items, totalItems, query);
    },

    get: async ({ params }) => sampleOf(db, await requireSample(db, params.id)),

    create: (call) => createSample(services, call),

    change: (call) => changeSample(services, call),

    remove: (call) => removeSample(services, call),

    items: async ({ params }) => {
      const { id } = await requireSample(db, params.id);
      return { items: await listItems(services, id) };
    },

    getItem: async ({ params }) => itemOf(db, carriers, await requireItem(db, params)),

    createItem: (call) => createItem(services, call),

    changeItem: (call) => changeItem(services, call),

    removeItem: (call) => removeItem(services, call),

    executions: async ({ params, query }) => {
      const { id } = await requireSample(db, params.id);
      const { rows, totalItems } = await listExecutions(db, id, query);
      return toPage(rows.map(toExecution), totalItems, query);
    },

    execution: ({ params }) => executionDetail(db, params),

    answer: ({ params }) => answerOf(db, params),

    execute: async (call) => {
      const { orgCode, personId } = call.caller;
      const row = await beginExecution(services, {
        id: creationId('exe', call),
        sampleId: call.params.id,
        itemId: call.body.testItemId,
        orgCode,
        personId,
      });
      executions.wake(row.id);
      return toExecution(row);
    },
  };
}
