import {
  type CarrierProduct,
  carrierProductDraftSchema,
  type CarrierProductOutput,
  productName,
} from 'contract';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { formatKilograms, formatNumber, formatRelativeDateTime } from '../../../format/index.ts';
import { BoundDecimalField, BoundSwitch, BoundTextArea, BoundTextField } from '../../../forms/fields.tsx';
import { CarrierMark } from '../../../patterns/CarrierMark/CarrierMark.tsx';
import { DetailPanel } from '../../../patterns/DetailPanel/DetailPanel.tsx';
import { DetailSection } from '../../../patterns/DetailPanel/DetailSection.tsx';
import { ResourceView } from '../../../patterns/ResourceView/ResourceView.tsx';
import { factsByField } from '../../../patterns/VersionDiff/field-changes.ts';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import { SettingsForm } from '../../settings/saving/SettingsForm.tsx';
import type { ProductSaving, ProductState } from './carrier-products-state.ts';
import { carrierProductsCopy } from './CarrierProducts.copy.ts';
import { contentsText, countryNames, fullName, speedText } from './product-facts.ts';

const { panel: copy, columns } = carrierProductsCopy;

export interface ProductPanelProps {
  readonly state: ProductState;
  readonly now: Date;
  /** Null for whoever may only read it. */
  readonly saving: ProductSaving | null;
  readonly onClose: () => void;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  readonly onRetry: () => unknown;
}

/** One product beside the list: what its carrier says of it, and what staff say. */
export function ProductPanel({ state, now, saving, onClose, onRetry }: ProductPanelProps) {
  const product = state.kind === 'ready' ? state.value : null;
  return (
    <DetailPanel
      label={product ? `${copy.title} ${fullName(product)}` : copy.title}
      title={product ? productName(product) : copy.title}
      mark={product && product.carrier !== 'unknown' && <CarrierMark carrier={product.carrier} />}
      closeLabel={copy.close}
      onOpenChange={onClose}
    >
      <ResourceView
        resource={state}
        words={{ loading: copy.loading, failed: copy.failed }}
        skeleton={
          <DetailSection title={copy.facts}>
            <Skeleton width={0.7} />
            <Skeleton width={0.5} />
          </DetailSection>
        }
        notFound={{ title: copy.notFound, actions: <Button onPress={onClose}>{copy.toList}</Button> }}
        renderRefusal={(refusal) => <Forbidden refusal={refusal} />}
        headingLevel={3}
        hasGutter
        onRetry={onRetry}
      >
        {(shown) => (
          <>
            <DetailSection title={copy.own}>
              {saving ? <ProductForm saving={saving} name={shown.name} /> : <OwnFacts product={shown} />}
            </DetailSection>
            <DetailSection title={copy.facts}>
              <DescriptionList items={factsOfCarrier(shown, now)} />
            </DetailSection>
          </>
        )}
      </ResourceView>
    </DetailPanel>
  );
}

function factsOfCarrier(product: CarrierProduct, now: Date) {
  const { name, code, contents, deliverySpeed, countries, maxWeightKg, syncedAt } = product;
  return [
    { term: copy.name, value: name },
    { term: columns.code, value: code },
    { term: columns.contents, value: contentsText(contents) },
    { term: columns.deliverySpeed, value: speedText(deliverySpeed) },
    { term: columns.maxWeight, value: formatKilograms(maxWeightKg) },
    { term: columns.syncedAt, value: formatRelativeDateTime(syncedAt, now) },
    { term: columns.countries, value: countryNames(countries) },
  ];
}

function OwnFacts({ product }: { readonly product: CarrierProduct }) {
  return (
    <Stack gap={4}>
      <Banner tone="info">{copy.readOnly}</Banner>
      <DescriptionList
        items={factsOf(toDraft(product))
          .filter(({ value }) => value !== '')
          .map(({ label, value }) => ({ term: label, value }))}
      />
    </Stack>
  );
}

function ProductForm({ saving, name }: { readonly saving: ProductSaving; readonly name: string }) {
  return (
    <SettingsForm
      label={copy.form}
      schema={carrierProductDraftSchema}
      saving={saving}
      toDraft={toDraft}
      toInput={(draft) => ({ ...draft, sortOrder: formatNumber(draft.sortOrder) })}
      factsOf={factsOf}
      // The switch of the list is no field of the form, and what is saved here leaves it as it is.
      savedBy={({ isActive }) =>
        isActive === saving.began.isActive ? undefined : isActive ? copy.switchedOn : copy.switchedOff
      }
    >
      {(form) => (
        <Stack gap={4}>
          <BoundTextField
            field={form.at('displayName')}
            label={copy.displayName}
            description={copy.displayNameHelp(name)}
          />
          <BoundTextArea
            field={form.at('description')}
            label={copy.description}
            description={copy.descriptionHelp}
          />
          <BoundDecimalField
            field={form.at('sortOrder')}
            label={copy.sortOrder}
            description={copy.sortOrderHelp}
            isRequired
          />
          <BoundSwitch field={form.at('isDefault')} label={copy.isDefault} description={copy.isDefaultHelp} />
        </Stack>
      )}
    </SettingsForm>
  );
}

const toDraft = ({
  displayName,
  description,
  sortOrder,
  isDefault,
}: CarrierProduct): CarrierProductOutput => ({ displayName, description, sortOrder, isDefault });

function factsOf({ displayName, description, sortOrder, isDefault }: CarrierProductOutput) {
  return factsByField<CarrierProductOutput>({
    displayName: { label: copy.displayName, value: displayName },
    description: { label: copy.description, value: description },
    sortOrder: { label: copy.sortOrder, value: formatNumber(sortOrder) },
    isDefault: { label: copy.isDefault, value: isDefault ? copy.yes : copy.no },
  });
}
