import { countryName } from 'contract';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { DetailPanel } from '../../../patterns/DetailPanel/DetailPanel.tsx';
import { DetailSection } from '../../../patterns/DetailPanel/DetailSection.tsx';
import { ResourceView } from '../../../patterns/ResourceView/ResourceView.tsx';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import type {
  CountryDetailState,
  CountrySaving,
  TerritoryActions,
  TerritoryCreation,
} from './countries-state.ts';
import { countriesCopy } from './Countries.copy.ts';
import { ActiveMark } from './country-columns.tsx';
import { toCountryDraft } from './country-draft.ts';
import { CountryForm, factsOf } from './CountryForm.tsx';
import { Territories } from './Territories.tsx';
import { NewTerritoryDialog } from './TerritoryDialogs.tsx';

const { panel: copy, columns } = countriesCopy;

export interface CountryPanelProps {
  readonly state: CountryDetailState;
  /** Null for whoever may only look. */
  readonly saving: CountrySaving | null;
  /** Null for whoever may only look. */
  readonly territories: TerritoryActions | null;
  /** While a special territory is added. */
  readonly creation?: TerritoryCreation | null;
  readonly onClose: () => void;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  readonly onRetry: () => unknown;
}

/** One country beside the list: what is asked of its addresses, and its special territories. */
export function CountryPanel(props: CountryPanelProps) {
  const { state, saving, territories, creation, onClose, onRetry } = props;
  const country = state.kind === 'ready' ? state.value : null;
  const name = country && countryName(country.code);
  return (
    <>
      <DetailPanel
        label={name ? `${copy.title} ${name}` : copy.title}
        title={name ?? copy.title}
        mark={country && <ActiveMark isActive={country.isActive} />}
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
              <DetailSection title={copy.facts}>
                <Stack gap={4}>
                  <DescriptionList
                    items={[
                      { term: columns.code, value: shown.code },
                      { term: columns.callingCode, value: shown.callingCode },
                      ...(saving
                        ? []
                        : factsOf(toCountryDraft(shown)).map(({ label, value }) => ({ term: label, value }))),
                    ]}
                  />
                  {saving ? <CountryForm saving={saving} /> : <Banner tone="info">{copy.readOnly}</Banner>}
                </Stack>
              </DetailSection>
              <Territories country={shown} actions={territories} />
            </>
          )}
        </ResourceView>
      </DetailPanel>
      {creation && <NewTerritoryDialog {...creation} />}
    </>
  );
}
