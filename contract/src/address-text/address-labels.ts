/** The number of a house, as forms ask for it: „Hausnr.“, „Nr.“. */
const houseNumber = '(?:haus)?[ -]?(?:nr\\.?|nummer|no\\.?|number)';
const and = '(?: ?(?:[/&+-]|und|u\\.|and) ?| )';

/** What forms and signatures put before a part. */
const street = `(?:straße|strasse|str\\.?|street(?: address)?)(?: ?(?:\\d|name))?(?:${and}${houseNumber})?`;
const addressPart =
  '(?:liefer|versand|rechnungs)?(?:adresse|anschrift)(?: ?\\d)?|adress(?:zeile|zusatz)(?: ?\\d)?|(?:(?:street|delivery|shipping) )?address(?: ?line)?(?: ?\\d)?';
const place = `(?:plz|postleitzahl|cep)(?:${and}(?:wohn)?ort)?|zip(?: ?code)?(?: ?\\/ ?city)?|post(?:al )?code|(?:wohn)?ort|stadt|city|town(?: ?\\/ ?city)?|land|country(?: ?\\/ ?region)?|state`;
const receiver =
  'firm(?:a|enname)(?: ?\\d)?|company(?: name)?|unternehmen|empfänger(?:in)?|käufer(?:in)?|absender|customer|recipient|ship to|deliver to|lieferung an|an|to';
const part = `${receiver}|${street}|${houseNumber}|${addressPart}|${place}`;
const label = new RegExp(`^(?:(?:${part}) ?: ?|(?:plz|postleitzahl|cep) (?=\\d))`, 'iu');

/** What a whole name is made of, where a form asks for its parts. */
const nameParts = [
  /^(?:anrede|titel|salutation|title) ?: ?/iu,
  /^(?:vorname|first ?name|given name|forename)n? ?: ?/iu,
  /^(?:nachname|familienname|zuname|name|last ?name|surname|family name) ?: ?/iu,
];
const wholeName =
  /^(?:(?:full|your|customer|recipient|receiver|buyer|consignee) name|vollständiger name|vor- und (?:nach|zu)name|kundenname) ?: ?/iu;

/** Heads of columns whose cells are a name, or something else that is known by its label. */
const ofPerson =
  'anrede|titel|vorname|nachname|name|first ?name|last ?name|surname|ansprechpartner(?:in)?|kontakt(?:person)?|contact|telefon|tel\\.?|phone|mobil|e-?mail';
const labelled = new RegExp(`^(?:${ofPerson})$`, 'iu');
const columnHead = new RegExp(`^(?:${part}|kunde|kundennr\\.?|${ofPerson})$`, 'iu');
/** A row whose heads say no name and no place is not taken by them. */
const headOfName = /firma|name|kunde|company|customer|unternehmen|empfänger|recipient/iu;
const headOfPlace = /^(?:plz|postleitzahl|zip(?: ?code)?|post(?:al )?code|plz(?: ?[/&+-] ?| )ort)$/iu;

/** Above an address, in mails of shops: what is above it belongs to the order. */
const delivery =
  /^(?:(?:rechnungs-? (?:und|&) )?(?:liefer|versand|empfänger)(?:adresse|anschrift|empfänger)|(?:shipping|delivery) address|(?:ship|deliver) to|(?:versand|lieferung) (?:an|nach))(?: des (?:käufers|kunden))?(?::|$)/iu;
/** What follows an address in such mails. */
const nextPart =
  /^(?:(?:rechnungs|zahlungs|absender)(?:adresse|anschrift|art|weise|methode)|(?:billing|payment) \p{L}+|versandart|shipping method|zwischensumme|artikel|items?)(?::|$)/iu;
/** How shops abroad head an address: „Indirizzo di spedizione“, „Leveringsadresse“. */
const addressAbroad = 'adress?e?|adres|adres[aăi]|address|indirizzo|direcci[oó]n|endereço|morada|cím|osoite';
const linkAbroad = "(?:(?:de|di|do|para|per la|pour la|na|til) )?(?:d['’])?";
const toDeliver =
  'liefer|livraison|exp[eé]dition|spedizione|consegna|env[ií]o|entrega|bezorg|aflever|verzend|leverings?|leverans|dostawy|wysyłki|dodací|doručovací|doručení|dodania|szállítási|toimitus|livrare|dostave|teslimat';
const toBill =
  'facturation|fatturazione|facturación|faturação|factuur|faktura?|fakturační|fakturačná|fakturerings?|lasku(?:tus)?|számlázási|facturare|fatura|rozliczeniowy';
const deliveryAbroad = new RegExp(
  `^(?:(?:${toDeliver})[ -]?(?:${addressAbroad})|(?:${addressAbroad}) ${linkAbroad}(?:${toDeliver}))(?: ?:)?$`,
  'iu',
);
const billingAbroad = new RegExp(
  `^(?:(?:${toBill})[ -]?(?:${addressAbroad})|(?:${addressAbroad}) ${linkAbroad}(?:${toBill}))(?: ?:)?$`,
  'iu',
);
/** In letters, too: whom an address is for. */
const heading =
  /^(?:(?:(?:liefer|versand|rechnungs|kunden|firmen|post|empfänger|absender|abhol)?(?:adresse|anschrift)|(?:shipping|delivery|billing|postal|mailing)[ -]?(?:address|details|to)|empfänger(?:in)?|absender(?:in)?|käufer(?:in)?|besteller(?:in)?|recipient|sender|buyer|consignee)(?: (?:des|der) (?:käufers|käuferin|kund(?:en|in)|empfängers))?|(?:ship|deliver|send|sold|bill) to|(?:versand|lieferung|liefern|senden) (?:an|nach)|an(?: (?:die|den|das))?(?: firma)?|to|impressum|kontakt|contact|spett\.?(?:le|\.)?)$/iu;
const greeting =
  /^(?:sehr geehrte|hallo|guten tag|dear|(?:mit )?\p{L}+ grü(?:ß|ss)en?(?!\p{L})|(?:mit \p{L}+ )?gru(?:ß|ss)(?!\p{L})|(?:best|kind|warm) regards|regards|sincerely|cordialement|cordiali saluti|saludos|met vriendelijke groet(?:en)?|pozdrawiam|s pozdravem|med venlig hilsen|med vänliga hälsningar|danke|vielen dank|(?:lg|vg|bg|mfg|best)$)(?!\p{L})/iu;

/** What letters and signatures say besides, and no parcel needs. */
const passedOver =
  /^(?:fax\b|f:|telefax|www\.|https?:|web(?:site)?\b|internet:|homepage|ust\b|ust-|umsatzsteuer|steuern|vat\b|tva\b|nip\b|p\.? ?iva|ičo|dič|hr[ab]\b|amtsgericht|handelsregister|register(?:gericht|nummer)|vertreten durch|vertretungsberechtigt|öffnungszeiten|bundesland|eori\b|(?:baden-württemberg|bayern|hessen|mecklenburg-vorpommern|niedersachsen|nordrhein-westfalen|rheinland-pfalz|sachsen(?:-anhalt)?|schleswig-holstein|thüringen)$|sitz\b|geschäftsführ\S*:|vorstand:|iban|bic\b)/iu;

/** Whether a cell says what no parcel needs; „HRB 20455, AG Göttingen“ does so as a whole. */
export function isPassedOver(cell: string): boolean {
  return passedOver.test(cell) && !/, ?(?:\p{Lu}{1,3}-)?\d{4,6} \p{L}/u.test(cell);
}

/** What a telephone puts below or above a mail. */
const sentFrom =
  /^(?:sent (?:from|via|with) |von meinem \S+(?: \S+)? gesendet|gesendet (?:von|mit) |envoyé (?:de|depuis) |inviato da |enviado (?:desde|do|de) |verzonden vanaf |sendt fra |skickat från |wysłane z )/iu;

/** A line without the label of its part: „Straße und Hausnummer: Hauptstr. 4“, „PLZ 73557 Mutlangen“. */
export function withoutPartLabel(line: string): string {
  return line.replace(wholeName, 'Name: ').replace(label, '');
}

function isDelivery(line: string): boolean {
  return delivery.test(line) || deliveryAbroad.test(line);
}

function isNextPart(line: string): boolean {
  return nextPart.test(line) || billingAbroad.test(line);
}

/** „bitte senden Sie an:“, „Lieferadresse“, greetings and the heads of columns. */
export function isBesideAddress(line: string): boolean {
  return (
    [heading, delivery, deliveryAbroad, billingAbroad, greeting, columnHead, sentFrom].some((kind) =>
      kind.test(line),
    ) || line.endsWith(':')
  );
}

/** In a mail that names the shipping address: only that one. */
export function ofDelivery(lines: readonly string[]): readonly string[] {
  const start = lines.findLastIndex(isDelivery);
  if (start === -1) return lines;
  const rest = lines.slice(start);
  const end = rest.findIndex(isNextPart);
  return end === -1 ? rest : rest.slice(0, end);
}

/** „Vorname: Max“ and „Nachname: Muster“ as one name, in the order in which one is addressed. */
export function withWholeName(lines: readonly string[]): readonly string[] {
  const found = nameParts.map((name) => lines.find((line) => name.test(line)));
  const [, first, last] = found;
  if (first === undefined || last === undefined) return lines;
  const name = found.map((line = '', at) => line.replace(nameParts[at] ?? '', '')).filter(Boolean);
  return lines.flatMap((line) => {
    if (line === first) return `Name: ${name.join(' ')}`;
    return found.includes(line) ? [] : line;
  });
}

/** „ship-postal-code“, „recipient_name“. */
const shopPrefix = /^(?:ship|shipping|delivery|recipient)[_-]/iu;

/** The heads of columns, and what parts them; `undefined` where a row says no name and no place. */
export function headsOf(row: string): { separator: string; heads: readonly string[] } | undefined {
  const separator = ['\t', ';', ','].find((sign) => row.includes(sign)) ?? '\t';
  const heads = cellsOf(row, separator).map((head) =>
    shopPrefix.test(head) ? head.replace(shopPrefix, '').replaceAll(/[_-]/gu, ' ') : head,
  );
  const isTold = [headOfName, headOfPlace].every((kind) => heads.some((head) => kind.test(head)));
  return isTold ? { separator, heads } : undefined;
}

function cellsOf(row: string, separator: string): string[] {
  return row.split(separator).map((cell) => cell.replaceAll('"', '').trim());
}

/** The row under heads of columns, a line for each cell of which they say what it is; any other text as it is. */
export function underHeads(text: string): string {
  const [first = '', second = ''] = text.split(/[\r\n]+/u).filter((row) => row.trim() !== '');
  const { separator = '', heads = [] } = headsOf(first) ?? {};
  const cells = cellsOf(second, separator);
  if (heads.length === 0 || cells.length !== heads.length) return text;
  return heads
    .flatMap((head, at) => {
      const cell = cells[at] ?? '';
      const isOfAddress = columnHead.test(head) || headOfName.test(head);
      if (cell === '' || !isOfAddress) return [];
      return labelled.test(head) ? `${head}: ${cell}` : cell;
    })
    .join('\n');
}
