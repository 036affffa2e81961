import { Building } from '@lucide/icons';
import { MenuItem, MenuSection } from '../../../components/Menu/Menu.tsx';
import type { OrganizationChoice } from './organization-choice.ts';
import { organizationMenuCopy as copy } from './OrganizationMenu.copy.ts';

/** The other organisations as commands of a menu. */
export function OrganizationItems({ others, names, onSwitch }: OrganizationChoice) {
  return (
    <MenuSection title={copy.title}>
      {names === 'loading' ? (
        <MenuItem label={copy.loading} disabledReason="" />
      ) : (
        others.map(({ code, name }) => (
          <MenuItem
            key={code}
            label={name ?? code}
            icon={Building}
            {...(name === undefined && { description: copy.nameless })}
            onAction={() => onSwitch(code)}
          />
        ))
      )}
    </MenuSection>
  );
}
