import { Pencil, Plus, Trash2 } from '@lucide/icons';
import type { StaffCountry, StaffTerritory } from 'contract';
import { Button } from '../../../components/Button/Button.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { DetailSection } from '../../../patterns/DetailPanel/DetailSection.tsx';
import type { TerritoryActions } from './countries-state.ts';
import { countriesCopy } from './Countries.copy.ts';
import * as styles from './Countries.css.ts';
import { yesOrNo } from './country-columns.tsx';

const { territories: copy } = countriesCopy;

export interface TerritoriesProps {
  readonly country: StaffCountry;
  /** Null for whoever may only look. */
  readonly actions: TerritoryActions | null;
}

/** Places whose customs status differs from that of their country; a panel is too narrow for a table of them. */
export function Territories({ country, actions }: TerritoriesProps) {
  const { territories } = country;
  return (
    <DetailSection title={copy.title}>
      <Stack gap={3}>
        <p className={styles.about}>{copy.about}</p>
        {territories.length === 0 ? (
          <p>{copy.none}</p>
        ) : (
          <ul className={styles.territories}>
            {territories.map((territory) => (
              <li key={territory.id} className={styles.territory}>
                <div className={styles.territoryHead}>
                  <strong>{territory.name}</strong>
                  {actions && (
                    <Inline gap={1}>
                      <IconButton
                        icon={Pencil}
                        label={copy.editOf(territory.name)}
                        onPress={() => actions.onEdit(territory)}
                      />
                      <IconButton
                        icon={Trash2}
                        label={copy.removeOf(territory.name)}
                        onPress={() => actions.onDelete(territory)}
                      />
                    </Inline>
                  )}
                </div>
                <DescriptionList items={factsOf(territory)} />
              </li>
            ))}
          </ul>
        )}
        {actions && (
          <div>
            <Button icon={Plus} onPress={actions.onAdd}>
              {copy.add}
            </Button>
          </div>
        )}
      </Stack>
    </DetailSection>
  );
}

function factsOf(territory: StaffTerritory) {
  const { postalCodePrefixes, postalCodeLength, towns, isInCustomsTerritory, isInVatTerritory, note } =
    territory;
  const prefixes = postalCodePrefixes.length === 0 ? copy.everywhere : postalCodePrefixes.join(', ');
  return [
    {
      term: copy.columns.prefixes,
      value: postalCodeLength === null ? prefixes : `${prefixes}, ${copy.digits(postalCodeLength)}`,
    },
    ...(towns.length === 0 ? [] : [{ term: copy.towns, value: towns.join(', ') }]),
    { term: copy.columns.customs, value: yesOrNo(isInCustomsTerritory) },
    { term: copy.columns.vat, value: yesOrNo(isInVatTerritory) },
    ...(note === '' ? [] : [{ term: copy.note, value: note }]),
  ];
}
