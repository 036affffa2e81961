import * as v from 'valibot';
import { contentPageBodySchema } from '#bodies';
import { legalPageKinds, listedPageSchema, staffPageSchema } from '../entities/content-page.ts';
import { idText } from '../rules/id.ts';
import { endpoint } from './endpoint.ts';
import { pageOf, queryNumber } from './lists.ts';
import { problemCodes } from './problem.ts';

export const PAGES_PER_PAGE = 50;

const { invalidSlug, slugAlreadyExists, pageKindTaken } = problemCodes;
const bodyCodes = { '/slug': invalidSlug };
const refusals = { 422: [invalidSlug, slugAlreadyExists, pageKindTaken] } as const;

/** What staff do with content pages. Apart from the call of readers, who load nothing of it. */
export const contentPagesApi = {
  /** By title; `missing` are the legal pages that nobody has written yet. */
  list: endpoint({
    method: 'GET',
    path: 'pages',
    summary: 'List the content pages, by title',
    access: 'access:backoffice',
    query: v.object({ page: queryNumber(100_000, 1), perPage: queryNumber(100, PAGES_PER_PAGE) }),
    answer: 'json',
    response: v.object({
      ...pageOf(listedPageSchema).entries,
      missing: v.array(v.picklist(legalPageKinds)),
    }),
  }),
  /** Whether a page may have a slug, while it is typed. `except` is the page that has it already. */
  slug: endpoint({
    method: 'GET',
    path: 'pages/slug',
    summary: 'Ask whether a slug is free',
    access: 'access:backoffice',
    query: v.object({ slug: idText(), except: v.optional(idText()) }),
    answer: 'json',
    response: v.object({ isFree: v.boolean() }),
  }),
  get: endpoint({
    method: 'GET',
    path: 'pages/{id}',
    summary: 'Read a content page with who has changed it',
    access: 'access:backoffice',
    answer: 'json',
    response: staffPageSchema,
  }),
  /** What readers must not get is taken out; the answer is what they see. */
  create: endpoint({
    method: 'POST',
    path: 'pages',
    summary: 'Publish a new content page',
    access: 'update:all_orgs',
    body: contentPageBodySchema,
    bodyCodes,
    answer: 'json',
    response: staffPageSchema,
    isIdempotent: true,
    limited: 'creating',
    errors: refusals,
  }),
  change: endpoint({
    method: 'PATCH',
    path: 'pages/{id}',
    summary: 'Change a content page',
    access: 'update:all_orgs',
    body: contentPageBodySchema,
    bodyCodes,
    answer: 'json',
    response: staffPageSchema,
    isVersioned: true,
    errors: refusals,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: 'pages/{id}',
    summary: 'Delete a content page',
    access: 'update:all_orgs',
    answer: 'empty',
    isVersioned: true,
  }),
} as const;
