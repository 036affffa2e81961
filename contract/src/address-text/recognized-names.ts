const attention =
  /^(?:z\.?\s?hd?\.?(?:\s?v(?:on|\.))?|zu händen(?: von)?|attn\.?|attention|fao|t\.?a\.?v\.?|à l'attention de)[:.]? (.+)$/iu;
const salutation = /^(?:herrn?|frau|dr\.|prof\.|dipl\.|mrs?\.?|ms\.?|monsieur|madame|mme\.?)\s+\S/iu;
const legalForm =
  /(?:^|\s)(?:gmbh|ag|kg|kgaa|ohg|gbr|ug|se|mbh|ek|e\.\s?k\.|e\.\s?v\.|eg|ltd|limited|plc|inc|llc|corp|b\.?v\.?|n\.?v\.?|s\.?a\.?r?\.?l?\.?|s\.?r\.?l\.?|sp\.|s\.r\.o\.|a\/s|aps|ab|oy|as|ges\.?m\.?b\.?h\.?)(?=$|[\s.,&)])/iu;
const business =
  /(?:technik|labor|praxis|apotheke|klinik|krankenhaus|werke?|werkstatt|handel|service|bau|haus|druck|verlag|versand|logistik|spedition|institut|universität|hochschule|schule|amt|verein|shop|store|partner|gruppe|holding|systeme?|betrieb|hotel|museum|büro|bank|firma|hof|halle|rampe|lager|nord|süd|west|ost)(?:$|\s|-)/iu;
const person =
  /^(?:\p{Lu}[\p{L}'’.-]+\s+){1,2}(?:(?:v[oa]n de[rnm]|von|van|de la|de|zu|zum|da|di|el|al)\s+)?\p{Lu}[\p{L}'’-]+$/u;
const department = /^(?:abt\.|abteilung|department|dept\.)/iu;

/** Whose names a block has, as its fields are called. */
export interface RecognizedNames {
  readonly companyName: string;
  readonly companyName2: string;
  readonly personName: string;
  /** What is left, in its order. */
  readonly others: readonly string[];
}

/** Whether a line names a company without doubt: „Muster GmbH“. */
export function hasLegalForm(line: string): boolean {
  return legalForm.test(line);
}

/** Where the legal form ends, for texts whose lines were lost; -1 where there is none. */
export function endOfLegalForm(line: string): number {
  const match = legalForm.exec(line);
  return match ? match.index + match[0].length : -1;
}

/** Whether a line names neither a company nor a person as far as one can tell. */
export function isNoName(line: string): boolean {
  return (
    !person.test(line) &&
    ![legalForm, business, salutation, attention, department].some((kind) => kind.test(line))
  );
}

/** Tells company, its addition and person apart. A name alone is a person's only where nothing speaks against it. */
export function recognizeNames(lines: readonly string[]): RecognizedNames {
  const rest = [...lines];
  const take = (isWanted: (line: string) => boolean): string => {
    const index = rest.findIndex(isWanted);
    return index === -1 ? '' : (rest.splice(index, 1)[0] ?? '');
  };

  const addressed = take((line) => attention.test(line));
  const named = addressed === '' ? take((line) => salutation.test(line)) : addressed;
  const division = take((line) => department.test(line));
  const withForm = take(hasLegalForm);
  const isAlone = named === '' && withForm === '' && rest.length === 1;
  const alone = isAlone ? take(isPerson) : '';
  const companyName = withForm === '' ? (rest.shift() ?? '') : withForm;
  const second = named === '' && alone === '' ? take(isPerson) : '';
  const companyName2 = division === '' ? (rest.shift() ?? '') : division;
  return {
    companyName,
    companyName2,
    personName: (attention.exec(named)?.[1] ?? named) || alone || second,
    others: rest,
  };
}

function isPerson(line: string): boolean {
  return person.test(line) && !legalForm.test(line) && !business.test(line);
}
