import {
  type Carrier,
  type CarrierConnectionFacts,
  carrierOperationLabels,
  carriers,
  isForAdministrators,
  type RequestOperation,
  requestOperations,
} from 'contract';
import { useEffect, useMemo, useState } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { formatIsoDay } from '../../../format/index.ts';
import { BoundCodeField, BoundSelect } from '../../../forms/fields.tsx';
import { FieldGrid } from '../../../forms/FormFrame/FieldGrid.tsx';
import { FormFrame } from '../../../forms/FormFrame/FormFrame.tsx';
import { toSubmitError } from '../../../forms/submit-failure.ts';
import { useSettled } from '../../../forms/useField.ts';
import { useForm } from '../../../forms/useForm.ts';
import { AnswerPanel } from './AnswerPanel.tsx';
import type { RequestSending } from './carrier-api-state.ts';
import { carrierApiCopy } from './CarrierApi.copy.ts';
import * as styles from './CarrierApi.css.ts';
import { requestDraftSchema, requestExamples, type RequestInput, toTypedProblems } from './request-draft.ts';

const { tool: copy } = carrierApiCopy;

export interface RequestToolProps extends RequestSending {
  readonly connections: readonly CarrierConnectionFacts[];
  /** The one that is chosen first, if it can be. */
  readonly begunWith?: Carrier | undefined;
  /** Whether the person runs the service: only they may ask what counts or may cost. */
  readonly isAdministrator: boolean;
  readonly now: Date;
}

/** Asks a carrier by hand. What is typed for one question stays while another one is chosen. */
export function RequestTool(props: RequestToolProps) {
  const { connections, begunWith, isAdministrator, now, pending, failure, answer } = props;
  const { onSend, onChangedChange } = props;
  const askable = connections.filter(({ state }) => state !== 'notConfigured');
  const [begun] = useState((): RequestInput => ({
    carrier: (askable.find((one) => one.carrier === begunWith) ?? askable[0])?.carrier ?? carriers[0],
    operation: 'rates',
    ...requestExamples(formatIsoDay(now)),
  }));
  const [sent, setSent] = useState(begun);
  const control = useForm({
    rules: () => requestDraftSchema,
    initialInput: begun,
    prefix: 'anfrage',
    pending,
    // The same failure is the same complaint, until something else is sent.
    submitError: useMemo(() => failure && toTypedError(failure, sent), [failure, sent]),
    onSubmit: (request) => {
      setSent(control.form.read());
      onSend(request);
    },
    onChangedChange,
  });
  const { form } = control;
  useEffect(() => {
    if (answer) form.saved();
  }, [answer, form]);
  const carrier = useSettled(form.at('carrier'));
  const operation = useSettled(form.at('operation'));
  const connection = connections.find((one) => one.carrier === carrier);
  const isProduction = connection?.isProduction ?? false;
  const carrierOptions = useMemo(() => toCarrierOptions(connections), [connections]);
  return (
    <Section title={copy.title} gap={4}>
      <p className={styles.about}>{copy.about}</p>
      <div className={styles.tool}>
        <FormFrame
          control={control}
          label={copy.title}
          submitLabel={copy.send}
          pendingLabel={copy.sending}
          blockedReason={isProduction && !isAdministrator ? copy.forAdministrators : null}
          messages={isProduction && <Banner tone="danger">{copy.production}</Banner>}
        >
          <Stack gap={4}>
            <FieldGrid columns={2}>
              <BoundSelect field={form.at('carrier')} label={copy.carrier} options={carrierOptions} />
              <BoundSelect
                field={form.at('operation')}
                label={copy.operation}
                description={isAdministrator ? undefined : copy.noCancelling}
                options={isAdministrator ? everything : harmless}
              />
            </FieldGrid>
            {operation === 'cancel' && <Banner tone="warning">{copy.cancelling}</Banner>}
            <BoundCodeField
              key={operation}
              field={form.at(operation)}
              label={copy.request(carrierOperationLabels[operation])}
              rows={operation === 'rates' ? 18 : 6}
              isRequired
            />
          </Stack>
        </FormFrame>
        <AnswerPanel answer={answer} asked={pending ? nameOf(connections, sent.carrier) : null} now={now} />
      </div>
    </Section>
  );
}

function toTypedError(failure: NonNullable<RequestSending['failure']>, sent: RequestInput) {
  const { fields, ...error } = toSubmitError(failure, copy.notSent);
  return { ...error, ...(fields && { fields: toTypedProblems(fields, sent) }) };
}

const toOption = (value: RequestOperation) => ({ value, label: carrierOperationLabels[value] });
const everything = requestOperations.map(toOption);
const harmless = requestOperations.filter((one) => !isForAdministrators(one, false)).map(toOption);

function toCarrierOptions(connections: readonly CarrierConnectionFacts[]) {
  return connections.map(({ carrier, displayName, state }) => ({
    value: carrier,
    label: displayName,
    isDisabled: state === 'notConfigured',
  }));
}

function nameOf(connections: readonly CarrierConnectionFacts[], carrier: string): string {
  return connections.find((one) => one.carrier === carrier)?.displayName ?? carrier;
}
