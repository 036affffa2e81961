import { CircleUser, ShieldUser } from '@lucide/icons';

/** Icons of places that stand in menus only. Apart from the navigation's, because they load with the menus. */
export const menuIcons = { profile: CircleUser, backoffice: ShieldUser } as const;
