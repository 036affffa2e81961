import type { api } from 'contract';
import type { Rights } from './permissions.ts';

/** Whoever serves customers looks and executes; whoever runs the service says what is tested. */
export const rightsOfTests: Readonly<Record<`testSamples.${keyof (typeof api)['testSamples']}`, Rights>> = {
  'testSamples.list': { request: 'GET /test-samples', roles: '. . . x x x', alone: ['access:backoffice'] },
  'testSamples.get': {
    request: 'GET /test-samples/nothing',
    roles: '. . . x x x',
    alone: ['access:backoffice'],
  },
  'testSamples.create': { request: 'POST /test-samples', roles: '. . . . x x', alone: ['update:all_orgs'] },
  'testSamples.change': {
    request: 'PATCH /test-samples/nothing',
    roles: '. . . . x x',
    alone: ['update:all_orgs'],
  },
  'testSamples.remove': {
    request: 'DELETE /test-samples/nothing',
    roles: '. . . . x x',
    alone: ['update:all_orgs'],
  },
  'testSamples.executions': {
    request: 'GET /test-samples/nothing/executions',
    roles: '. . . x x x',
    alone: ['access:backoffice'],
  },
  'testSamples.execution': {
    request: 'GET /test-samples/nothing/executions/nothing',
    roles: '. . . x x x',
    alone: ['access:backoffice'],
  },
  'testSamples.answer': {
    request: 'GET /test-samples/nothing/executions/nothing/items/nothing',
    roles: '. . . x x x',
    alone: ['access:backoffice'],
  },
  'testSamples.execute': {
    request: 'POST /test-samples/nothing/execute',
    roles: '. . . x x x',
    alone: ['access:backoffice'],
  },
  'testSamples.items': {
    request: 'GET /test-samples/nothing/items',
    roles: '. . . x x x',
    alone: ['access:backoffice'],
  },
  'testSamples.getItem': {
    request: 'GET /test-samples/nothing/items/nothing',
    roles: '. . . x x x',
    alone: ['access:backoffice'],
  },
  'testSamples.createItem': {
    request: 'POST /test-samples/nothing/items',
    roles: '. . . . x x',
    alone: ['update:all_orgs'],
  },
  'testSamples.changeItem': {
    request: 'PATCH /test-samples/nothing/items/nothing',
    roles: '. . . . x x',
    alone: ['update:all_orgs'],
  },
  'testSamples.removeItem': {
    request: 'DELETE /test-samples/nothing/items/nothing',
    roles: '. . . . x x',
    alone: ['update:all_orgs'],
  },
};
