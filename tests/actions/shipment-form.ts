import { expect, type Locator, type Page } from '@playwright/test';

/** Where a parcel goes, as a person types it. */
export interface Recipient {
  company: string;
  street: string;
  postalCode: string;
  city: string;
}

/** The part of the form that belongs to the recipient. */
export function recipientPart(page: Page): Locator {
  return page.getByRole('region', { name: 'Empfänger', exact: true });
}

/** Types a recipient in Germany and what is in the parcel; the package stays the default one. */
export async function fillDomesticShipment(page: Page, recipient: Recipient, content: string): Promise<void> {
  const part = recipientPart(page);
  await part.getByRole('textbox', { name: 'Firma' }).fill(recipient.company);
  await part.getByRole('textbox', { name: 'Straße und Hausnummer' }).fill(recipient.street);
  await part.getByRole('textbox', { name: 'Postleitzahl' }).fill(recipient.postalCode);
  await part.getByRole('textbox', { name: 'Ort' }).fill(recipient.city);
  await page.getByRole('textbox', { name: 'Inhalt der Sendung' }).fill(content);
}

/** Waits for a price and chooses it. */
export async function chooseRate(page: Page, name: RegExp): Promise<void> {
  const rate = page.getByRole('radiogroup', { name: 'Tarife', exact: true }).getByRole('radio', { name });
  await expect(rate).toBeVisible();
  await rate.check();
  await expect(rate).toBeChecked();
}
