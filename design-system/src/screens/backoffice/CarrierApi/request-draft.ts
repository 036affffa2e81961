import { type CarrierRequest, carriers, parcelQuestionSchema, requestOperations } from 'contract';
import * as v from 'valibot';
import type { FieldProblem } from '../../../forms/error-display.ts';
import { carrierApiCopy } from './CarrierApi.copy.ts';
import { placeOf, readJson } from './json-place.ts';

const copy = carrierApiCopy.tool;

/** More than a request with as many packages as there may be. */
const MOST_CHARACTERS = 20_000;

/** What is typed, by what is asked: changing that loses nothing. */
const texts = { rates: v.string(), label: v.string(), track: v.string(), cancel: v.string() };

const typed = v.object({ carrier: v.picklist(carriers), operation: v.picklist(requestOperations), ...texts });
export type RequestInput = v.InferInput<typeof typed>;

/** Makes a request of what is typed; what is wrong is said with its line and column. */
export const requestDraftSchema = v.pipe(
  typed,
  v.rawTransform(({ dataset, addIssue, NEVER }): CarrierRequest => {
    const { carrier, operation } = dataset.value;
    const text = dataset.value[operation];
    const judged = judge(operation, text);
    if (!('message' in judged)) return { carrier, operation, request: judged.request } as CarrierRequest;
    addIssue({
      message: judged.message,
      path: [{ type: 'object', origin: 'value', input: dataset.value, key: operation, value: text }],
    });
    return NEVER;
  }),
);

function judge(
  operation: RequestInput['operation'],
  text: string,
): { readonly request: unknown } | { readonly message: string } {
  if (text.trim() === '') return { message: copy.missing };
  if (text.length > MOST_CHARACTERS) return { message: copy.tooLong(MOST_CHARACTERS) };
  const read = readJson(text);
  if ('fault' in read) return { message: copy.at(read.at.line, read.at.column, copy.faults[read.fault]) };
  // Whether prices can be asked for so, the platform judges: its rules would bring the whole shipment form along.
  if (operation === 'rates') return { request: read.value };
  // What the rules have no German words for has the wrong form.
  const { success, output, issues } = v.safeParse(parcelQuestionSchema, read.value, {
    message: copy.wrongForm,
  });
  if (success) return { request: output };
  const [{ message, path = [] }] = issues;
  return {
    message: complaint(
      text,
      path.map(({ key }) => key as string | number),
      message,
    ),
  };
}

function complaint(text: string, path: readonly (string | number)[], message: string): string {
  const { line, column } = placeOf(text, [...path]);
  return copy.at(line, column, path.length === 0 ? message : copy.of(path.join('.'), message));
}

/** The platform's complaints about the JSON, at the field in which it was typed. */
export function toTypedProblems(
  problems: readonly FieldProblem[],
  { operation, ...typedTexts }: Pick<RequestInput, 'operation' | keyof typeof texts>,
): FieldProblem[] {
  return problems.map(({ path, message }) => {
    const [first, ...rest] = path;
    if (first !== 'request') return { path, message };
    return { path: [operation], message: complaint(typedTexts[operation], rest, message) };
  });
}

/** What each request begins with: the prices of a small parcel of today, and a parcel whose number is to be filled in. */
export function requestExamples(today: string): Pick<RequestInput, keyof typeof texts> {
  const rates = {
    from: { postalCode: '24103', city: 'Kiel', countryCode: 'DE' },
    to: { postalCode: '10115', city: 'Berlin', countryCode: 'DE' },
    shipmentData: {
      type: 'package',
      packages: [{ packaging: 'box', amount: 1, lengthCm: 30, widthCm: 20, heightCm: 15, weightKg: 2 }],
      requestedDeliveryDate: today,
      isSaturdayDelivery: false,
    },
  };
  const parcel = JSON.stringify({ trackingNumber: '' }, null, 2);
  return { rates: JSON.stringify(rates, null, 2), label: parcel, track: parcel, cancel: parcel };
}
