import * as v from 'valibot';
import { executeBodySchema, testSampleDraftSchema } from '#bodies';
import { executionDetailSchema, testExecutionSchema } from '../entities/test-execution.ts';
import { testAnswerSchema } from '../entities/test-item.ts';
import { testSampleSchema } from '../entities/test-sample.ts';
import { endpoint } from './endpoint.ts';
import { pageOf, queryNumber } from './lists.ts';

export const SAMPLES_PER_PAGE = 50;
export const EXECUTIONS_PER_PAGE = 20;

/** Series of test cases against carriers, and their executions, for staff. */
export const testSamplesApi = {
  /** By name. */
  list: endpoint({
    method: 'GET',
    path: 'test-samples',
    summary: 'List the test samples, by name',
    access: 'access:backoffice',
    query: v.object({ page: queryNumber(100_000, 1), perPage: queryNumber(100, SAMPLES_PER_PAGE) }),
    answer: 'json',
    response: pageOf(testSampleSchema),
  }),
  get: endpoint({
    method: 'GET',
    path: 'test-samples/{id}',
    summary: 'Read a test sample',
    access: 'access:backoffice',
    answer: 'json',
    response: testSampleSchema,
  }),
  create: endpoint({
    method: 'POST',
    path: 'test-samples',
    summary: 'Create a test sample',
    access: 'update:all_orgs',
    body: testSampleDraftSchema,
    answer: 'json',
    response: testSampleSchema,
    isIdempotent: true,
    limited: 'creating',
  }),
  change: endpoint({
    method: 'PATCH',
    path: 'test-samples/{id}',
    summary: 'Change how a test sample is called and compared',
    access: 'update:all_orgs',
    body: testSampleDraftSchema,
    answer: 'json',
    response: testSampleSchema,
    isVersioned: true,
  }),
  /** With its items and executions; 409 while one is under way. */
  remove: endpoint({
    method: 'DELETE',
    path: 'test-samples/{id}',
    summary: 'Delete a test sample with its executions',
    access: 'update:all_orgs',
    answer: 'empty',
    isVersioned: true,
    errors: { 409: [] },
  }),
  /** Newest first. */
  executions: endpoint({
    method: 'GET',
    path: 'test-samples/{id}/executions',
    summary: 'List the executions of a test sample, newest first',
    access: 'access:backoffice',
    query: v.object({ page: queryNumber(100_000, 1), perPage: queryNumber(100, EXECUTIONS_PER_PAGE) }),
    answer: 'json',
    response: pageOf(testExecutionSchema),
  }),
  /** What has happened so far, to the event of its `sequence`. */
  execution: endpoint({
    method: 'GET',
    path: 'test-samples/{id}/executions/{executionId}',
    summary: 'Read an execution with what became of its items',
    access: 'access:backoffice',
    answer: 'json',
    response: executionDetailSchema,
  }),
  /** 404 also where the item was not executed in it, or had no answer. */
  answer: endpoint({
    method: 'GET',
    path: 'test-samples/{id}/executions/{executionId}/items/{itemId}',
    summary: 'Read what an item has answered in an execution, and what was expected of it then',
    access: 'access:backoffice',
    answer: 'json',
    response: testAnswerSchema,
  }),
  /** Its events go to whoever calls, over the socket. 409 while one of the series is under way, and where it has no items. */
  execute: endpoint({
    method: 'POST',
    path: 'test-samples/{id}/execute',
    summary: 'Execute a test sample, or one of its items',
    access: 'access:backoffice',
    body: executeBodySchema,
    answer: 'json',
    response: testExecutionSchema,
    isIdempotent: true,
    limited: 'creating',
    errors: { 409: [] },
  }),
} as const;
