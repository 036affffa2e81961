import * as v from 'valibot';
import { cronTriggerSchema } from '#bodies';
import { cronLogLineSchema, cronOutcomes, cronRunItemSchema, cronRunSchema } from '../entities/cron-run.ts';
import { endpoint } from './endpoint.ts';
import { pageOf, queryFlag, queryNumber } from './lists.ts';

export const CRON_RUNS_PER_PAGE = 25;
export const CRON_ITEMS_PER_PAGE = 50;

/** What the list is asked for where nothing is left out: the newest of all. */
export const allCronRuns = { onlyTroubled: false, page: 1 } as const;

/** What the platform does by the clock, for staff. */
export const cronRunsApi = {
  /** Newest first; `onlyTroubled` leaves those that have failed, as a whole or in part. */
  list: endpoint({
    method: 'GET',
    path: 'cron-runs',
    summary: 'List the runs of the jobs, newest first',
    access: 'access:backoffice',
    query: v.object({
      page: queryNumber(100_000, 1),
      perPage: queryNumber(100, CRON_RUNS_PER_PAGE),
      onlyTroubled: queryFlag(),
    }),
    answer: 'json',
    response: pageOf(cronRunSchema),
  }),
  /** Items in the order in which they were done; `outcome` narrows them down. */
  get: endpoint({
    method: 'GET',
    path: 'cron-runs/{id}',
    summary: 'Read one run with its log and a page of its items',
    access: 'access:backoffice',
    query: v.object({
      page: queryNumber(100_000, 1),
      perPage: queryNumber(100, CRON_ITEMS_PER_PAGE),
      outcome: v.optional(v.picklist(cronOutcomes)),
    }),
    answer: 'json',
    response: v.object({
      run: cronRunSchema,
      items: pageOf(cronRunItemSchema),
      log: v.array(cronLogLineSchema),
    }),
  }),
  /** 409 while a job of this kind runs. */
  trigger: endpoint({
    method: 'POST',
    path: 'trigger-cron',
    summary: 'Start a job now',
    access: 'access:backoffice',
    body: cronTriggerSchema,
    answer: 'json',
    response: cronRunSchema,
    isIdempotent: true,
    limited: 'creating',
    errors: { 409: [] },
  }),
} as const;
