import { listEntry } from '../../stories/stage.css.ts';
import { Link } from '../Link/Link.tsx';

const notifications = [
  {
    what: 'Ausnahme: Empfängeradresse unvollständig',
    where: 'Zahntechnik Löwenstein & Partner mbB · 13:52 Uhr',
  },
  { what: 'Zugestellt', where: 'Zahnärztehaus Kiel · 11:20 Uhr' },
  { what: 'Abholung für heute bestätigt, 16 bis 18 Uhr', where: 'Werk Kiel · 09:40 Uhr' },
  { what: 'Nachbelastung von 4,20\u00A0€', where: 'Sendung 1Z8E6A436804192545 · gestern' },
];

/** What a drawer holds in the product: a list of what happened. */
export function Notifications({ count = notifications.length }: { count?: number }) {
  return Array.from({ length: count }, (_, index) => {
    const { what, where } = notifications[index % notifications.length] ?? {};
    return (
      <div key={index} className={listEntry}>
        <Link href="#sendungen">{what}</Link>
        <span>{where}</span>
      </div>
    );
  });
}
