import {
  addDays,
  localDay,
  offerAnswer,
  productName,
  type Quote,
  quoteOfferFormSchema,
  type QuoteOfferInput,
} from 'contract';
import { type Ref, useMemo } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { RetryButton } from '../../../components/RetryButton/RetryButton.tsx';
import type { SelectGroup, SelectOption } from '../../../components/Select/Select.tsx';
import { BoundDatePicker } from '../../../forms/date-fields.tsx';
import { BoundMoneyField, BoundSelect, BoundTextArea } from '../../../forms/fields.tsx';
import { FieldGrid } from '../../../forms/FormFrame/FieldGrid.tsx';
import { FormFrame } from '../../../forms/FormFrame/FormFrame.tsx';
import { toSubmitError } from '../../../forms/submit-failure.ts';
import { useSettled } from '../../../forms/useField.ts';
import { useForm } from '../../../forms/useForm.ts';
import type { Answering, OfferableProduct, OfferableProducts } from './offers-state.ts';
import { offersCopy } from './Offers.copy.ts';

const copy = offersCopy.panel;

/** An offer holds for two weeks, unless staff say otherwise. */
const DAYS_VALID = 14;

export interface OfferFormProps extends Omit<Answering, 'isRefusal'> {
  readonly quote: Quote;
  readonly products: OfferableProducts;
  /** Asks for the products again; its promise, if it gives one, tells how long the attempt takes. */
  readonly onRetryProducts: () => unknown;
  readonly now: Date;
  /** The button that refuses. */
  readonly refuseRef: Ref<HTMLButtonElement>;
  /** Refuses in place of offering. */
  readonly onRefuse: () => void;
}

/** What staff offer for a quote. */
export function OfferForm({ quote, products, now, pending, failure, refuseRef, ...on }: OfferFormProps) {
  const today = localDay(now);
  const control = useForm({
    rules: () => quoteOfferFormSchema({ today: () => localDay(new Date()) }),
    initialInput: inputFor(quote, today),
    pending,
    submitError: failure && toSubmitError(failure, copy.notSent),
    onSubmit: (offer) => on.onAnswer(offerAnswer(offer)),
    onChangedChange: on.onChangedChange,
  });
  const { form } = control;
  const offerable = products.kind === 'ready' ? products.value : null;
  const options = useMemo(() => groupsOf(offerable ?? []), [offerable]);
  const chosen = useSettled(form.at('product'));
  const reason = offerable?.find((product) => valueOf(product) === chosen)?.reason;
  return (
    <FormFrame
      control={control}
      label={copy.answer}
      submitLabel={copy.send}
      pendingLabel={copy.sending}
      messages={
        products.kind === 'failed' && (
          <Banner
            tone="warning"
            actions={<RetryButton isRetrying={products.isRetrying} onRetry={on.onRetryProducts} />}
          >
            {copy.productsFailed}
          </Banner>
        )
      }
      actions={
        <Button ref={refuseRef} onPress={on.onRefuse}>
          {copy.refuse}
        </Button>
      }
    >
      <BoundSelect
        field={form.at('product')}
        label={copy.product}
        options={options}
        placeholder={products.kind === 'loading' ? copy.productsLoading : copy.productPlaceholder}
        isRequired
      />
      {reason !== undefined && (
        <Banner tone="warning" role="status">
          {copy.unfit(reason)}
        </Banner>
      )}
      <BoundMoneyField field={form.at('priceNet')} label={copy.price} isRequired />
      <FieldGrid columns={2}>
        <BoundDatePicker field={form.at('deliveryDate')} label={copy.deliveryDate} isRequired />
        <BoundDatePicker field={form.at('validUntil')} label={copy.validUntil} isRequired />
      </FieldGrid>
      <BoundTextArea field={form.at('message')} label={copy.message} description={copy.messageHelp} />
    </FormFrame>
  );
}

/** On the day that was asked for, unless that is over. */
function inputFor({ draft }: Quote, today: string): QuoteOfferInput {
  const { requestedDeliveryDate: wanted } = draft.shipmentData;
  return {
    product: '',
    priceNet: '',
    deliveryDate: wanted >= today ? wanted : '',
    validUntil: addDays(today, DAYS_VALID),
    message: '',
  };
}

const valueOf = ({ carrier, code }: OfferableProduct) => `${carrier}/${code}`;

/** What fits first, and of the others why not; in each carrier by carrier, in the order of the platform. */
function groupsOf(products: readonly OfferableProduct[]): SelectGroup[] {
  const groups = [
    { label: copy.fitting, products: products.filter(({ reason }) => reason === undefined) },
    { label: copy.unfitting, products: products.filter(({ reason }) => reason !== undefined) },
  ];
  return groups
    .filter((group) => group.products.length > 0)
    .map((group) => ({ label: group.label, options: group.products.map(optionOf) }));
}

function optionOf(product: OfferableProduct): SelectOption {
  const name = `${product.carrier} ${productName(product)}`;
  const { reason } = product;
  return { value: valueOf(product), label: reason === undefined ? name : copy.withReason(name, reason) };
}
