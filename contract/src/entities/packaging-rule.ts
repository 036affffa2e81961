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

/** Why a piece does not fit a rule: what it `is` and what may be; sides in cm, weights in kg. */
export type PackagingFault =
  | { readonly what: 'packaging'; readonly packaging: Packaging }
  | {
      readonly what: 'weight' | 'length' | 'width' | 'height' | 'girth';
      readonly is: number;
      readonly most: number;
    }
  | {
      readonly what: 'shortLength' | 'shortWidth' | 'shortHeight';
      readonly is: number;
      readonly least: number;
    };

/**
 * The first reason why a carrier does not take a piece; undefined where it does. Without a rule nothing is known,
 * and the carrier's own check decides.
 */
export function judgePackaging(
  rules: readonly PackagingRule[],
  carrier: Carrier | '',
  piece: Measures & { readonly packaging: Packaging },
): PackagingFault | undefined {
  const rule = rules.find((of) => of.carrier === carrier && of.packaging === piece.packaging);
  if (!rule) return undefined;
  if (!rule.isAllowed) return { what: 'packaging', packaging: piece.packaging };
  const [length, width, height] = sidesOf(piece);
  const upper = [
    ['weight', piece.weightKg, rule.maxWeightKg],
    ['length', length, rule.maxLengthCm],
    ['width', width, rule.maxWidthCm],
    ['height', height, rule.maxHeightCm],
    ['girth', girthCm(piece), rule.maxGirthCm],
  ] as const;
  for (const [what, is, most] of upper) if (most !== null && is > most) return { what, is, most };
  const lower = [
    ['shortLength', length, rule.minLengthCm],
    ['shortWidth', width, rule.minWidthCm],
    ['shortHeight', height, rule.minHeightCm],
  ] as const;
  for (const [what, is, least] of lower) if (least !== null && is < least) return { what, is, least };
  return undefined;
}

function sidesOf({
  packaging,
  lengthCm,
  widthCm,
  heightCm,
}: Measures & { readonly packaging: Packaging }): readonly [number, number, number] {
  if (packaging === 'transport_crate_or_pallet' || packaging === 'pallet_non_loadable')
    return [Math.max(lengthCm, widthCm), Math.min(lengthCm, widthCm), heightCm];
  const longest = Math.max(lengthCm, widthCm, heightCm);
  const shortest = Math.min(lengthCm, widthCm, heightCm);
  return [longest, lengthCm + widthCm + heightCm - longest - shortest, shortest];
}
