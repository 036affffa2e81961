import * as v from 'valibot';
import { type Carrier, carriers } from './carrier.ts';
import { girthCm, type Measures } from './package-measures.ts';
import { type Packaging, packagingTypes } from './packaging.ts';

const limit = v.nullable(v.number());

/** What a carrier takes in a packaging. A limit that is null is none. */
export const packagingRuleSchema = v.object({
  carrier: v.picklist(carriers),
  packaging: v.picklist(packagingTypes),
  isAllowed: v.boolean(),
  maxWeightKg: limit,
  /** The longest, the second and the shortest side, in cm; of a pallet the height is what stands upright. */
  maxLengthCm: limit,
  maxWidthCm: limit,
  maxHeightCm: limit,
  maxGirthCm: limit,
  minLengthCm: limit,
  minWidthCm: limit,
  minHeightCm: limit,
  /** cm³ per kg; null where the volume costs nothing. */
  volumeDivisor: limit,
  /** What staff want people to know, in German. */
  note: v.string(),
});
export type PackagingRule = v.InferOutput<typeof packagingRuleSchema>;

/**
 * Why a piece does not fit a rule, by its own fields: of a carton that stands on its narrow side the longest is
 * `heightCm`. The girth is about all three sides, and stands at the longest. Sides in cm, weights in kg.
 */
export type PackagingFault =
  | { readonly what: 'packaging'; readonly field: 'packaging'; readonly packaging: Packaging }
  | ({ readonly what: 'measure' | 'girth'; readonly field: keyof Measures; readonly is: number } & (
      | { readonly most: number }
      | { readonly least: number }
    ));

type Side = Exclude<keyof Measures, 'weightKg'>;

/**
 * The first reason why a carrier does not take a piece; undefined where it does. Without a rule nothing is known,
 * and the carrier's own check decides.
 */
export function judgePackaging(
  rules: readonly PackagingRule[],
  carrier: Carrier | '',
  piece: Measures & { readonly packaging: Packaging },
): PackagingFault | undefined {
  const { packaging } = piece;
  const rule = rules.find((of) => of.carrier === carrier && of.packaging === packaging);
  if (!rule) return undefined;
  if (!rule.isAllowed) return { what: 'packaging', field: 'packaging', packaging };
  const [longest, second, shortest] = sidesOf(piece);
  const upper = [
    ['measure', 'weightKg', piece.weightKg, rule.maxWeightKg],
    ['measure', longest, piece[longest], rule.maxLengthCm],
    ['measure', second, piece[second], rule.maxWidthCm],
    ['measure', shortest, piece[shortest], rule.maxHeightCm],
    ['girth', longest, girthCm(piece), rule.maxGirthCm],
  ] as const;
  for (const [what, field, is, most] of upper)
    if (most !== null && is > most) return { what, field, is, most };
  const lower = [
    [longest, rule.minLengthCm],
    [second, rule.minWidthCm],
    [shortest, rule.minHeightCm],
  ] as const;
  for (const [field, least] of lower) {
    const is = piece[field];
    if (least !== null && is < least) return { what: 'measure', field, is, least };
  }
  return undefined;
}

/** The sides as a rule counts them: from the longest to the shortest, but what stands on a pallet is its height. */
function sidesOf(piece: Measures & { readonly packaging: Packaging }): readonly [Side, Side, Side] {
  const isUpright =
    piece.packaging === 'transport_crate_or_pallet' || piece.packaging === 'pallet_non_loadable';
  let [first, second, third]: [Side, Side, Side] = ['lengthCm', 'widthCm', 'heightCm'];
  if (piece[second] > piece[first]) [first, second] = [second, first];
  if (isUpright) return [first, second, third];
  if (piece[third] > piece[second]) [second, third] = [third, second];
  if (piece[second] > piece[first]) [first, second] = [second, first];
  return [first, second, third];
}
