import * as v from 'valibot';
import { savedBoxDraftSchema, savedBoxNameSchema } from '#bodies';
import { savedBoxSchema } from '../entities/saved-box.ts';
import { endpoint } from './endpoint.ts';

/** The boxes that an organisation keeps. They belong to everybody in it, so whoever packs keeps them too. */
export const savedBoxesApi = {
  boxes: endpoint({
    method: 'GET',
    path: 'organizations/boxes',
    summary: 'List the boxes that the own organisation keeps, by name',
    access: 'signed-in',
    answer: 'json',
    response: v.object({ items: v.array(savedBoxSchema) }),
  }),
  /** One of the same name is replaced, so a repetition does no harm. */
  keepBox: endpoint({
    method: 'POST',
    path: 'organizations/boxes',
    summary: 'Keep a box for the own organisation',
    access: 'update:org_shipments',
    body: savedBoxDraftSchema,
    answer: 'json',
    response: savedBoxSchema,
  }),
  renameBox: endpoint({
    method: 'POST',
    path: 'organizations/boxes/{id}/name',
    summary: 'Give a box of the own organisation another name',
    access: 'update:org_shipments',
    body: savedBoxNameSchema,
    answer: 'json',
    response: savedBoxSchema,
  }),
  removeBox: endpoint({
    method: 'DELETE',
    path: 'organizations/boxes/{id}',
    summary: 'Keep a box of the own organisation no longer',
    access: 'update:org_shipments',
    answer: 'empty',
  }),
} as const;
