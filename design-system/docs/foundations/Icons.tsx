import { iconsInUse } from 'virtual:icons-in-use';
import { Icon } from '../../src/components/Icon/Icon.tsx';
import { code, iconRow, icons, muted, page } from '../docs.css.ts';

/** Every icon that the design system imports, with the components that use it. */
export function Icons() {
  return (
    <ul className={`sb-unstyled ${page} ${icons}`}>
      {iconsInUse.map(({ name, icon, files }) => (
        <li key={name} className={iconRow}>
          <Icon icon={icon} size="xl" />
          <div>
            <strong className={code}>{name}</strong>
            <p className={muted}>{[...new Set(files.map(componentName))].join(', ')}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** `Banner` for `design-system/src/components/Banner/Banner.tsx` */
function componentName(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.tsx?$/, '');
}
