import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { collectTexts } from '../../.storybook/texts/collect-texts.ts';
import { avoidedWords, type CopyRule, copyRules, glossaryRule } from './rules.ts';

const glossary = readFileSync(join(import.meta.dirname, '../../GLOSSARY.md'), 'utf8');
const avoided = avoidedWords(glossary);
const rules: Readonly<Record<string, CopyRule>> = {
  ...copyRules,
  'the words of the glossary': glossaryRule(avoided),
};

/** What the specification fixes word for word stays as it is, and so does what stands here with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  'fieldLabels.companyName Firma':
    'The name of the company in an address, not the organisation that uses Lotse.',
  'fieldLabels.companyName2 Firma': 'The name of the company in an address.',
  'auditFieldLabels.companyName Firma': 'The name of the company in an address.',
  'auditFieldLabels.companyName2 Firma': 'The name of the company in an address.',
  'partiesCopy.companyOrPerson Firma': 'The name of the company in an address.',
  'setupCopy.title !': 'The heading that somebody sees once, as the page of screens has it.',
  'pickupFormCopy.notChanged !': 'The specification gives one message of pickups; the others follow it.',
  'pickupsCopy.told.created !': 'The specification gives one message of pickups; the others follow it.',
  'pickupsCopy.told.changed !': 'The specification gives one message of pickups; the others follow it.',
  'pickupsCopy.told.deleted !': 'The specification gives one message of pickups; the others follow it.',
  'pickupsCopy.told.paused !': 'The specification gives one message of pickups; the others follow it.',
  'pickupsCopy.told.resumed !': 'The specification gives one message of pickups; the others follow it.',
  'pickupsCopy.told.notDeleted.failed !':
    'The specification gives one message of pickups; the others follow it.',
  'pickupsCopy.told.notToggled.failed !':
    'The specification gives one message of pickups; the others follow it.',
  'contentPagesCopy.told.deleted !': 'In the manner of the messages that the specification gives.',
  'contentPagesCopy.told.notDeleted.failed !': 'In the manner of the messages that the specification gives.',
  'partiesCopy.moreFields Firma': 'The name of the company in an address.',
  'ruleMessages.companyOrPerson Firma': 'The name of the company in an address.',
  'contactPanelCopy.notSaved.edit !': 'In the manner of the messages that the specification gives.',
  'contactPanelCopy.saved.create !': 'In the manner of the messages that the specification gives.',
  'contactPanelCopy.saved.duplicate !': 'In the manner of the messages that the specification gives.',
  'contactPanelCopy.saved.edit !': 'In the manner of the messages that the specification gives.',
  'contactActionsCopy.deleted !': 'In the manner of the messages that the specification gives.',
  'contactActionsCopy.notDeleted.failed !': 'In the manner of the messages that the specification gives.',
  'contactActionsCopy.madeDefault !': 'In the manner of the messages that the specification gives.',
  'contactActionsCopy.notMadeDefault.failed !': 'In the manner of the messages that the specification gives.',
  'contactImportCopy.check.name Firma': 'The name of the company in an address.',
  'contactsCopy.searchPlaceholder Firma': 'The name of the company in an address.',
  'contactsCopy.columns.name Firma': 'The name of the company in an address.',
  'newShipmentCopy.failed.text.refused Auftrag':
    'What the carrier is told to do; the shipment exists without it.',
  'shipmentApiCopy.carrierRefused Auftrag': 'What the carrier is told to do; the shipment exists without it.',
  'newShipmentCopy.actions.checkFirst Auftrag':
    'What the carrier was told to do; nobody knows whether it was heard.',
  'newShipmentCopy.unknown.lookUpFailed Auftrag':
    'What the carrier was told to do; nobody knows whether it was heard.',
  'newShipmentCopy.actions.settling Auftrag': 'What the carrier was told to do, or should have been.',
  'shipmentStatusCopy.neverOrderedMeaning Auftrag': 'What the carrier was told to do, or should have been.',
  'shipmentApiCopy.carrierMissing Auftrag': 'What the carrier was told to do, or should have been.',
  'shipmentApiCopy.notOrdered Auftrag': 'What the carrier was told to do, or should have been.',
  'commercialInvoiceCopy.shipment Shipment': 'Customs abroad read the invoice in English.',
  'internationalNoteCopy.carrier Carrier': 'Abroad a consignment note is read in English.',
  'internationalNoteCopy.reservations Carrier': 'Abroad a consignment note is read in English.',
  'internationalNoteCopy.trackingNumber Tracking': 'Abroad a consignment note is read in English.',
  'commercialInvoiceCopy.promise true': 'Customs abroad read the invoice in English.',
  'pageTitles.carrierApi Carrier': 'The backoffice says Carrier, as its route does.',
  'pageTitles.carrierProducts Carrier': 'The backoffice says Carrier, as its route does.',
  'backofficePlacesCopy.places.carrierApi Carrier': 'The backoffice says Carrier, as its route does.',
  'backofficePlacesCopy.places.carrierProducts Carrier': 'The backoffice says Carrier, as its route does.',
  'auditKindLabels.carrier-product Carrier': 'The backoffice says Carrier, as its route does.',
  'carrierApiCopy.title Carrier': 'The backoffice says Carrier, as its route does.',
  'carrierProductsCopy.title Carrier': 'The backoffice says Carrier, as its route does.',
  'carrierProductsCopy.list.failed Carrier': 'The backoffice says Carrier, as its route does.',
  'carrierProductsCopy.empty.title Carrier': 'The backoffice says Carrier, as its route does.',
  'carrierProductsCopy.panel.notFound Carrier': 'The backoffice says Carrier, as its route does.',
  'organizationPageCopy.tabs.products Carrier': 'The backoffice says Carrier, as its route does.',
  'organizationPageCopy.products.table Carrier': 'The backoffice says Carrier, as its route does.',
  'organizationPageCopy.products.loading Carrier': 'The backoffice says Carrier, as its route does.',
  'organizationPageCopy.products.failed Carrier': 'The backoffice says Carrier, as its route does.',
  'organizationPageCopy.products.empty Carrier': 'The backoffice says Carrier, as its route does.',
  'cronKindLabels.carrier-products Carrier': 'The backoffice says Carrier, as its route does.',
  'carrierProductCopy.notFound Carrier': 'The backoffice says Carrier, as its route does.',
  'carrierProductCopy.changed Carrier': 'The backoffice says Carrier, as its route does.',
  'carrierProductCopy.syncRuns Carrier': 'The backoffice says Carrier, as its route does.',
  'cronJobs.carrier-products.name Carrier': 'The backoffice says Carrier, as its route does.',
  'overviewCopy.confirm.messages.shipment-import failed': 'The name of the folder.',
  'shipmentImportCopy.finished failed': 'The name of the folder.',
  'shipmentImportCopy.unreadable failed': 'The name of the folder.',
};

const texts = (await collectTexts()).filter(({ section }) => section === null);

describe('every German text', () => {
  it.each(Object.entries(rules))('%s', (_name, rule) => {
    const found = texts.flatMap((entry) =>
      entry.texts.flatMap((text) =>
        rule(text)
          .filter((place) => !(`${entry.key} ${place}` in exceptions))
          .map((place) => `${entry.id} ‹${place}› ${text}`),
      ),
    );
    expect([...new Set(found)]).toEqual([]);
  });

  it('has no exception that it does not need', () => {
    const needed = new Set(
      texts.flatMap((entry) =>
        entry.texts.flatMap((text) =>
          Object.values(rules).flatMap((rule) => rule(text).map((place) => `${entry.key} ${place}`)),
        ),
      ),
    );
    expect(Object.keys(exceptions).filter((exception) => !needed.has(exception))).toEqual([]);
  });
});

describe('the rules', () => {
  it.each([
    ['quotes are „…“ and ‚…‘', 'Die "Vorlage" fehlt.', 'Die „Vorlage“ fehlt.'],
    ['quotes are „…“ and ‚…‘', 'Die „Vorlage” fehlt.', 'Unter „Vorlagen (AVIS)“.'],
    ['quotes are „…“ and ‚…‘', 'Unter ‚Vorlagen (AVIS)‘.', 'Die „Suche ‚Kiel‘“ fehlt.'],
    [
      'in a sentence „E-Mail“ stays together, by a word joiner',
      'Ihre E-Mail-Adresse fehlt.',
      'Ihre E-\u2060Mail-Adresse fehlt.',
    ],
    ['a thought stands between – dashes –, a range has none of its blanks', 'Angaben - neu', 'Angaben – neu'],
    ['a thought stands between – dashes –, a range has none of its blanks', '8 – 12', '8–12'],
    ['an ellipsis is one character', 'Wird geladen...', 'Wird geladen …'],
    ['a number and its unit stay together', 'Höchstens 5 kg', 'Höchstens 5\u00A0kg'],
    ['an abbreviation stays together', 'z. B. Kostenstelle', 'z.\u00A0B. Kostenstelle'],
    ['people are addressed as Sie', 'Prüfe deine Eingabe.', 'Prüfen Sie Ihre Eingabe.'],
    ['no exclamation marks', 'Gespeichert!', 'Gespeichert.'],
    ['no pleading', 'Bitte versuchen Sie es erneut.', 'Versuchen Sie es erneut.'],
    ['nothing is left in English', 'Shipment gespeichert.', 'Sendung gespeichert.'],
    ['nothing is left in English', 'Ihre Email', 'Ihre E-\u2060Mail'],
    ['wording is neutral before it is marked', 'Mitarbeiter:innen', 'Team'],
    ['blanks stand alone', 'Sendung  gespeichert', 'Sendung gespeichert'],
    ['the words of the glossary', 'Kollo entfernen', 'Packstück entfernen'],
    ['the words of the glossary', 'Manifest drucken', 'Tagesabschluss drucken'],
  ] as const)('%s: refuse ‹%s› and accept ‹%s›', (name, wrong, right) => {
    expect(rules[name]?.(wrong)).not.toEqual([]);
    expect(rules[name]?.(right)).toEqual([]);
  });

  it('read the glossary', () => {
    expect(avoided).toEqual(expect.arrayContaining(['Shipment', 'Tracking-ID', 'Kollo', 'Rate', 'Mandant']));
    expect(avoided).not.toContain('Entwurf');
  });
});
