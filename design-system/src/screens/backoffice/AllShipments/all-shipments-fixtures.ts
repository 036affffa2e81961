import type { DeskShipment, DeskShipmentDetail, OrderAttempt } from 'contract';
import { FIXTURE_NOW, organizations, people, shipments, trackingEvents } from 'contract/fixtures';
import { base, openShipment } from '../../shipments/Shipments/shipments-fixtures.ts';
import type { AllShipmentsHrefs } from './all-shipments-state.ts';

const { tietze, weserbergland } = organizations;
const [ofTietze, ofWeserbergland] = [tietze, weserbergland].map(({ orgCode, orgName }) => ({
  orgCode,
  orgName,
}));

/** Shipments of two organisations. Used by stories only, like all here. */
export const deskShipments: readonly DeskShipment[] = shipments.map((shipment, index) => ({
  ...shipment,
  lastEvent: null,
  organization: (index % 3 === 2 ? ofWeserbergland : ofTietze) as DeskShipment['organization'],
}));

const { id, given_name, family_name } = people.owner;
const attempt: OrderAttempt = {
  at: '2026-11-19T13:20:11.000Z',
  settledAt: '2026-11-19T13:20:13.000Z',
  state: 'done',
  by: { id, full_name: `${given_name} ${family_name}` },
  requestId: 'req-1c88a0d4',
  failure: null,
};

/** One on its way, whose carrier has refused it first. */
export const deskDetail: DeskShipmentDetail = {
  shipment: openShipment,
  organization: ofTietze as DeskShipment['organization'],
  events: [...trackingEvents],
  updatedAt: FIXTURE_NOW,
  attempts: [
    attempt,
    {
      ...attempt,
      at: '2026-11-19T13:18:02.000Z',
      state: 'refused',
      requestId: 'req-0aa1b2c3',
      failure: { title: 'Der Dienstleister hat die Sendung abgelehnt.', detail: 'Gurtmaß zu groß: 324 cm' },
    },
  ],
};

/** One that is ordered and whose number is still to come; every way that an attempt can end. */
export const numberlessDetail: DeskShipmentDetail = {
  ...deskDetail,
  shipment: {
    ...base,
    status: 'ordered',
    ordering: null,
    isAvis: false,
    isTakenOver: false,
    trackingNumber: null,
    trackingUrl: null,
  },
  events: [],
  attempts: (['open', 'unclear', 'closed', 'unknown'] as const).map((state, index) => ({
    ...attempt,
    at: `2026-11-19T13:2${index}:00.000Z`,
    settledAt: null,
    state,
    by: null,
    requestId: null,
  })),
};

export const hrefs: AllShipmentsHrefs = {
  home: '#start',
  status: (status) => `#${status}`,
  shipment: (shipment) => `#${shipment}`,
  ofOrganization: (orgCode) => `#sendungen-${orgCode}`,
  organization: (orgCode) => `#${orgCode}`,
  auditLog: (shipment) => `#audit-${shipment}`,
  reset: '#alle',
};
