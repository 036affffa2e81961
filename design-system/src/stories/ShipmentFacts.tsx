import { DescriptionList } from '../components/DescriptionList/DescriptionList.tsx';
import { Timeline } from '../components/Timeline/Timeline.tsx';
import { panelContent } from './page.css.ts';

/** What a panel says about the shipment that is in delivery. Used by stories only. */
export function ShipmentFacts() {
  return (
    <div className={panelContent}>
      <h2>LO-104512</h2>
      <DescriptionList
        items={[
          { term: 'Empfänger', value: 'Zahntechnik Löwenstein & Partner mbB, 73525 Schwäbisch Gmünd' },
          { term: 'Dienstleister', value: 'DHL Paket' },
          { term: 'Packstücke', value: '3, zusammen 24,5\u00A0kg' },
          { term: 'Zustellung', value: 'Fr., 20.11.' },
        ]}
      />
      <Timeline
        days={[
          {
            key: 'today',
            heading: 'Heute',
            events: [
              {
                key: 'loaded',
                time: '08:12\u00A0Uhr',
                dateTime: '2026-11-20T08:12:00+01:00',
                title: 'In das Zustellfahrzeug geladen',
                detail: 'Aalen',
              },
              {
                key: 'arrived',
                time: '05:47\u00A0Uhr',
                dateTime: '2026-11-20T05:47:00+01:00',
                title: 'Im Zustelldepot angekommen',
                detail: 'Aalen',
              },
            ],
          },
          {
            key: 'yesterday',
            heading: 'Gestern',
            events: [
              {
                key: 'ordered',
                time: '14:05\u00A0Uhr',
                dateTime: '2026-11-19T14:05:00+01:00',
                title: 'Beim Dienstleister angemeldet',
              },
            ],
          },
        ]}
      />
    </div>
  );
}
