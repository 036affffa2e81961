import type { api } from 'contract';
import { domesticDraft } from 'contract/fixtures';
import type { Sample } from './poison-samples.ts';

const sample = { name: 'Inland', tolerancePercent: 0.5, ignoredFields: ['rates[].deliveryDate'] };

const { from, to, shipmentData, dangerous, insured, declaredValue } = domesticDraft;

/** A case as it is sent; the tests of the test centre begin with it, too. */
export const testCase = {
  name: 'Paket nach Leipzig',
  operation: 'rates',
  carrier: 'DHL',
  productCode: 'DHL_PAKET',
  from,
  to,
  shipmentData,
  dangerous,
  insured,
  declaredValue,
  expected: { rates: [{ priceNetCents: 419 }], unavailable: [] },
};

/** The calls of the test centre; see `samples`. */
export const samplesOfTests: Readonly<Record<`testSamples.${keyof (typeof api)['testSamples']}`, Sample>> = {
  'testSamples.list': {
    request: 'GET /test-samples',
    query: { page: '1', perPage: '5' },
    by: 'backofficeUser',
  },
  'testSamples.get': { request: 'GET /test-samples/{id}', by: 'backofficeUser' },
  'testSamples.create': { request: 'POST /test-samples', body: sample, by: 'backofficeAdmin' },
  'testSamples.change': { request: 'PATCH /test-samples/{id}', body: sample, by: 'backofficeAdmin' },
  'testSamples.remove': { request: 'DELETE /test-samples/{id}', by: 'backofficeAdmin' },
  'testSamples.executions': {
    request: 'GET /test-samples/{id}/executions',
    query: { page: '1', perPage: '5' },
    by: 'backofficeUser',
  },
  'testSamples.execution': {
    request: 'GET /test-samples/{id}/executions/{executionId}',
    by: 'backofficeUser',
  },
  'testSamples.answer': {
    request: 'GET /test-samples/{id}/executions/{executionId}/items/{itemId}',
    by: 'backofficeUser',
  },
  'testSamples.execute': {
    request: 'POST /test-samples/{id}/execute',
    body: { testItemId: 'tit_1' },
    by: 'backofficeUser',
  },
  'testSamples.items': { request: 'GET /test-samples/{id}/items', by: 'backofficeUser' },
  'testSamples.getItem': { request: 'GET /test-samples/{id}/items/{itemId}', by: 'backofficeUser' },
  'testSamples.createItem': {
    request: 'POST /test-samples/{id}/items',
    body: testCase,
    by: 'backofficeAdmin',
  },
  'testSamples.changeItem': {
    request: 'PATCH /test-samples/{id}/items/{itemId}',
    body: testCase,
    by: 'backofficeAdmin',
  },
  'testSamples.removeItem': { request: 'DELETE /test-samples/{id}/items/{itemId}', by: 'backofficeAdmin' },
};
