import { Pencil, Plus, Trash2 } from '@lucide/icons';
import { countryName, type StaffCountry, type StaffTerritory } from 'contract';
import { Button } from '../../../components/Button/Button.tsx';
import { DataTable, type DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { rowMenuColumn } from '../../../components/DataTable/row-menu-column.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { ActionMenu } from '../../../patterns/ActionMenu/ActionMenu.tsx';
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

/** Places whose customs status differs from that of their country. */
export function Territories({ country, actions }: TerritoriesProps) {
  const { territories } = country;
  return (
    <DetailSection title={copy.title}>
      <Stack gap={3}>
        <p className={styles.about}>{copy.about}</p>
        {territories.length === 0 ? (
          <p>{copy.none}</p>
        ) : (
          <DataTable
            label={copy.table(countryName(country.code))}
            columns={actions ? [...columns, menuColumn(actions)] : columns}
            rows={territories}
            rowKey={({ id }) => id}
          />
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

const columns: readonly DataTableColumn<StaffTerritory>[] = [
  {
    key: 'name',
    header: copy.columns.name,
    isRowHeader: true,
    cell: ({ name, note }) => (
      <>
        {name}
        {note !== '' && <span className={styles.note}>{note}</span>}
      </>
    ),
  },
  {
    key: 'prefixes',
    header: copy.columns.prefixes,
    width: '6.5em',
    cell: ({ postalCodePrefixes, postalCodeLength }) => (
      <>
        {postalCodePrefixes.length === 0 ? copy.everywhere : postalCodePrefixes.join(', ')}
        {postalCodeLength !== null && <span className={styles.note}>{copy.digits(postalCodeLength)}</span>}
      </>
    ),
  },
  {
    key: 'customs',
    header: copy.columns.customs,
    width: '6em',
    cell: ({ isInCustomsTerritory }) => yesOrNo(isInCustomsTerritory),
  },
  {
    key: 'vat',
    header: copy.columns.vat,
    width: '7.5em',
    cell: ({ isInVatTerritory }) => yesOrNo(isInVatTerritory),
  },
];

function menuColumn({ onEdit, onDelete }: TerritoryActions): DataTableColumn<StaffTerritory> {
  return rowMenuColumn<StaffTerritory>({
    header: copy.columns.menu,
    label: ({ name }) => copy.actionsOf(name),
    menu: (territory, label) => (
      <ActionMenu
        label={label}
        actions={[
          { key: 'edit', label: copy.edit, icon: Pencil, onAction: () => onEdit(territory) },
          {
            key: 'delete',
            label: copy.remove,
            icon: Trash2,
            tone: 'danger',
            onAction: () => onDelete(territory),
          },
        ]}
      />
    ),
  });
}
