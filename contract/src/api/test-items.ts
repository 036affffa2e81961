import * as v from 'valibot';
import { testItemDraftSchema } from '#bodies';
import { listedTestItemSchema, testItemSchema } from '../entities/test-item.ts';
import { endpoint } from './endpoint.ts';

/** The test cases of a series, for staff. */
export const testItemsApi = {
  /** All of them, in their order; there are no more than one execution goes through. */
  items: endpoint({
    method: 'GET',
    path: 'test-samples/{id}/items',
    summary: 'List the test items of a test sample with what became of them last',
    access: 'access:backoffice',
    answer: 'json',
    response: v.object({ items: v.array(listedTestItemSchema) }),
  }),
  getItem: endpoint({
    method: 'GET',
    path: 'test-samples/{id}/items/{itemId}',
    summary: 'Read a test item with what is expected and what was received',
    access: 'access:backoffice',
    answer: 'json',
    response: testItemSchema,
  }),
  /** At the end of its series; 409 where that is full. */
  createItem: endpoint({
    method: 'POST',
    path: 'test-samples/{id}/items',
    summary: 'Add a test item to a test sample',
    access: 'update:all_orgs',
    body: testItemDraftSchema,
    answer: 'json',
    response: testItemSchema,
    isIdempotent: true,
    limited: 'creating',
    errors: { 409: [] },
  }),
  /** 409 where something else is asked while its series is under way. */
  changeItem: endpoint({
    method: 'PATCH',
    path: 'test-samples/{id}/items/{itemId}',
    summary: 'Change a test item, or what is expected of it',
    access: 'update:all_orgs',
    body: testItemDraftSchema,
    answer: 'json',
    response: testItemSchema,
    isVersioned: true,
    errors: { 409: [] },
  }),
  /** 409 while its series is under way. */
  removeItem: endpoint({
    method: 'DELETE',
    path: 'test-samples/{id}/items/{itemId}',
    summary: 'Delete a test item',
    access: 'update:all_orgs',
    answer: 'empty',
    isVersioned: true,
    errors: { 409: [] },
  }),
} as const;
