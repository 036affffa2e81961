import { limits } from '../entities/limits.ts';
import { textInLines } from './text-in-lines.ts';

const attention =
  /^(?:i\. ?[av]\.|ppa\.?|z\.?\s?hd?n?\.?(?:\s?v(?:on|\.))?|zu händen(?: von)?|att(?:n|ention)?\.?|fao|t\.?a\.?v\.?|à l['’]attention de|(?:ansprechpartner(?:in)?|kontakt(?:person)?|contact|name) ?(?=:)|inh\.|v\/)[:.]? (.+)$/iu;
const salutation =
  /^(?:herrn?|hr\.|fr\.|frau|fam(?:ilie|\.)|eheleute|ehepaar|ing\.|m\.|dr\.|prof\.|dipl\.(?:-\p{L}{2,12}\.?)?|mrs?\.?|ms\.?|monsieur|madame|mme\.?|mevrouw|(?:de )?heer|señora?|sig\.(?:ra)?|sra?\.|dhr\.|mevr\.|pani?|sayın)\s+\S/iu;
const legalForm =
  /(?:^|\s)(?:gmbh|ag|kg|kgaa|ohg|gbr|ug|se|mbh|ek|e\.\s?k\.|e\.\s?v\.|e\.\s?u\.|e\.g\.|a\.g\.|g\.m\.b\.h\.|eg|ltd|limited|plc|inc|llc|llp|corp|b\.?v\.?|n\.?v\.?|bvba|vof|s\.?a\.?r?\.?l?\.?|sprl|sagl|srls|sasu?|s\.?r\.?l\.?|s\.?p\.?a\.?|s\.?l\.?u?\.?|lda\.?|sp\.|spol\. s r\.o\.|s\.r\.o\.|a\.s\.|a\.ş\.|şti\.|kft\.?|zrt\.?|d\.o\.o\.|a\/s|i\/s|aps|ab|oy|oyj|as|asa|ges\.?m\.?b\.?h\.?|g?gmbh|partgmbb|egbr|eood|ood|oü|uab|mb|sia|ik|j?\.?d\.?o\.?o\.?|d\.d\.|bt\.?|nyrt\.?|k\.s\.|v\.o\.s\.|p\.?(?:p\.?)?h\.?u\.?|s\.k\.a?\.?|k\/s|ivs|hb|ky|tmi|ehf\.?|hf\.?|eurl|sarlu|scop|snc|s\.n\.c\.|s\.a\.s\.|c\.v\.|pty|pte|sdn|bhd|dac|ltda|eirl|ооо|зао|пао|тов|еоод|оод|ад|αε|α\.ε\.|επε|ε\.π\.ε\.|ικε|οε)(?=$|[\s.,&)])/iu;
const business =
  /^fa\.? |(?:technik|labor|praxis|apotheke|klinik|krankenhaus|werke?|werkstatt|handel|service|bau|(?<!(?<!\p{L})(?:neu|alt|im|nieder|ober))(?:haus|hof)|druck|verlag|versand|logistik|spedition|institut|universität|hochschule|schule|amt|verein|shop|store|partner|gruppe|holding|systeme?|betrieb|h[oô]tel|museum|büro|bank|firma|halle|rampe|lager|(?<!\p{L})(?:nord|süd|(?:nord|süd)?(?:west|ost))|erei|anstalt|stiftung|fabrik|manufaktur|industrie|markt|market|laden|winkel|center|centre|zentrum|studio|atelier|salon|restaurant|ristorante|café|soci[eé]t[eé]|optik(?:er)?|(?:rechts)?anw[aä]lt(?:e|in|innen)?|steuerberater(?:in)?|notar(?:in|iat)?|architekten?|gasthof|verwaltung|gemeinde|sparkasse|versicherung|immobilien|kindergarten|elektro|sanitär|moden?|blumen|möbel|reisen|flughafen|messe|keramik|betten|weine?|kaffee|bücher|schuhe|textil(?:ien)?|schmuck|spielwaren|sport|kosmetik|physiotherapie|chemie|pharma|medien|media|software|computer|systems|energie|solar|getränke|backwaren|(?:fein|natur)kost|gastronomie|catering|events?|marketing|werbung|garage|boutique|librairie|libreria|ería|pizzeria|gelateria|pasticceria|osteria|trattoria|pharmacie|farmacia|pharmacy|boulangerie|bakery|sklep|agentur|kanzlei|consulting|solutions|trading|services|group|design|team|club|tools?|supplies|parts|crafts|zakład|sklep|hurtownia|piekarnia|winery|vineyards?|brewery|(?:wein|obst|land|ritter|hof)gut|handlung|waren|(?:gast|werk|tages)stätten?)(?:$|\s|-)/iu;
/** A kind of business before its name, „Reifen Leitner“: surnames may be the same words, and first names end otherwise. */
const kindBefore =
  /^[\p{L}-]*(?:gut|stelle|heim|(?:camping|golf)platz|zucht|stall|anlagen?|\p{L}{4}ung(?:en)?|gestüt|kita|gymnasium|wehr|kloster|pension|teile|reifen|stoffe|maschinen|geräte|frisör|friseur|kiosk|antiquariat|juwelier|uhren|schmiede|drogerie|parfümerie|mittel|arzt|ärztin|heilpraktiker(?:in)?|pädie|therapie|hebamme|bestatter|ausstatter|floristik|torei|destillerie|diele|imbiss|bistro|fotograf(?:in|ie)?|räder|werft|transporte|umzüge|taxi|dienst|antiquitäten|trachten|kontor|domäne|winzer|steine|fliesen|parkett|fenster|türen|domaine|château|cantina|tenuta|agriturismo|bodegas?|finca) \p{L}/iu;
const person =
  /^(?!The |THE )(?:\p{Lu}[\p{L}'’.-]+ ){1,2}(?:(?:v[oa]n de[rnm]|von|van|de la|del?|della|d[ao]s?|du|le|zu|zum|di|el|al) )?(?:\p{Lu}[\p{L}'’-]+ )?\p{Lu}[\p{L}'’-]+$/u;
const department =
  /^(?:abt\.|abteilung|department|dept\.|einkauf|vertrieb|buchhaltung|wareneingang|warenannahme|poststelle|sekretariat|rezeption|empfang$|filiale|niederlassung|zweigstelle|afd\.|annahme|\p{L}+(?:abteilung|service$)|versand\b)|\p{L} (?:department|dept\.?)$/iu;
/** What is a house in the country, where no street is: „Hof Sonnenschein“. */
const estate = /^(?:hof|gut|schloss|burg|forsthaus|villa|mühle|lieu-dit) \p{L}/iu;
/** Houses that have a name where others have a number: „Rose Cottage“, „The Old Rectory“. */
const namedHouse =
  /^(?:\p{Lu}[\p{L}'’-]* ){1,3}(?:cottages?|house|lodge|farm|farmhouse|barn|mill|manor|rectory|vicarage|court|hall|villas?|bungalow|croft|grange|stables|granary|forge|priory|mansions)$/iu;
/** What somebody is in a company, as signatures say it. */
const role =
  /^(?:(?:stellv\. )?leit(?:er|erin|ung)|geschäftsführ|inhaber|sachbearbeit|assisten|prokurist|disponent|einkäufer|verkäufer|\p{L}+leit(?:er|erin|ung)$|buyer|(?:sales|account|office|export|import|logistics|project|general|managing|purchasing|warehouse|supply chain|head|director|ceo|cto|cfo|responsable|responsabile|directeur|directrice|gérant|kierownik|jefe|jefa|inkoper|inköp)\b)/iu;

/** What a parcel weighs or is worth, in a row. */
const measure = /^\d+[,.]\d{1,3}(?: ?(?:kg|g|cm|mm|m|€|eur))?$|^\d+ ?(?:kg|g|cm|mm|€|eur|stk\.?|stück)$/iu;

/** Whose names a block has, as its fields are called. */
export interface RecognizedNames {
  readonly companyName: string;
  readonly companyName2: string;
  readonly personName: string;
  /** What is left and may be a part of the address, in its order. */
  readonly others: readonly string[];
  /** What no label needs: „Leiterin Einkauf“, a customer's number. */
  readonly aside: readonly string[];
}

/** Whether a line names a company without doubt: „Muster GmbH“. */
export function hasLegalForm(line: string): boolean {
  return legalForm.test(line);
}

/** Whether a cell says what a parcel weighs or is worth. */
export function isMeasure(cell: string): boolean {
  return measure.test(cell);
}

/** Where the legal form ends, for texts whose lines were lost; -1 where there is none. */
export function endOfLegalForm(line: string): number {
  const match = legalForm.exec(line);
  return match ? match.index + match[0].length : -1;
}

/** Whether a line says itself that it names a person: „z. Hd. Frau Özil“. */
export function isAttention(line: string): boolean {
  return attention.test(line);
}

/** Where it begins; -1 where there is none. */
export function startOfLegalForm(line: string): number {
  return legalForm.exec(line)?.index ?? -1;
}

/** Whether a line names neither a company nor a person as far as one can tell. */
export function isNoName(line: string): boolean {
  if (estate.test(line) && !legalForm.test(line)) return true;
  return namesNobody(line) && !business.test(line);
}

/** Whether a line may be the name of a house, as addresses in English have it instead of a number. */
export function isNamedHouse(line: string): boolean {
  return namedHouse.test(line);
}

/** Whether nothing says that a line names somebody: „Standardversand“ ends like a company's name only. */
export function namesNobody(line: string): boolean {
  return ![person, legalForm, salutation, attention, department, role].some((kind) => kind.test(line));
}

/** Tells company, its addition and person apart. A name alone is a person's only where nothing speaks against it. */
export function recognizeNames(lines: readonly string[]): RecognizedNames {
  const isName = (line: string) => /\p{L}/u.test(line) && !isMeasure(line);
  const rest = lines.filter(isName);
  const take = (isWanted: (line: string) => boolean): string => {
    const index = rest.findIndex(isWanted);
    return index === -1 ? '' : (rest.splice(index, 1)[0] ?? '');
  };

  const addressed = take((line) => attention.test(line) && !hasLegalForm(line));
  const named = addressed === '' ? take((line) => salutation.test(line) && !hasLegalForm(line)) : addressed;
  // Shops ask for the person first: „Petra Wolff“, „Wolff Keramik“.
  const [firstLine = '', secondLine = ''] = rest;
  const isSecond =
    rest.length === 2 && isPerson(firstLine) && isBusiness(secondLine) && secondLine.includes(' ');
  const withForm = take(hasLegalForm) || (isSecond ? take((line) => line === secondLine) : '');
  const division = take((line) => department.test(line) && !role.test(line));
  const isSigned = rest.some((line) => role.test(line));
  // A signature names the person first: what they are and where they work follows.
  const roles = isSigned ? rest.filter((line) => role.test(line)) : [];
  for (const line of roles) rest.splice(rest.indexOf(line), 1);
  const isAlone = named === '' && withForm === '' && rest.length === 1;
  const alone = isAlone || (isSigned && named === '') ? take(isPerson) : '';
  const companyName = withForm === '' ? (rest.shift() ?? '') : withForm;
  const second = named === '' && alone === '' ? take(isPerson) : '';
  const additions = [division, ...rest].filter((line) => line !== '');
  const [company = '', companyName2 = '', ...others] = [
    companyName.replace(attention, '$1'),
    ...additions,
  ].flatMap((line) => textInLines(line, limits.name));
  const personLines = textInLines((attention.exec(named)?.[1] ?? named) || alone || second, limits.name);
  return {
    companyName: company,
    companyName2,
    personName: personLines[0] ?? '',
    others: [...personLines.slice(1), ...others],
    aside: [...lines.filter((line) => !isName(line)), ...roles],
  };
}

/** Whether a line is a person's name, and neither a company's nor a department's. */
export function isPerson(line: string): boolean {
  return (
    person.test(line) && !isBusiness(line) && ![legalForm, department, role].some((kind) => kind.test(line))
  );
}

function isBusiness(line: string): boolean {
  return business.test(line) || kindBefore.test(line);
}
