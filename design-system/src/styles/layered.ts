import type { GlobalStyleRule, StyleRule } from '@vanilla-extract/css';
import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { baseLayer, componentsLayer, partsLayer, resetLayer, utilitiesLayer } from './layers.css.ts';

type RecipeStyleRule = NonNullable<Parameters<typeof recipe>[0]['base']>;
type VariantParts = Record<string, Record<string, RecipeStyleRule>>;
type RecipeOptions<Variants extends VariantParts> = Parameters<typeof recipe<Variants>>[0];

/** A class in the layer `components`. Every style of a component, pattern or screen is one of these. */
export function componentStyle(rule: StyleRule, debugId?: string): string {
  return style({ '@layer': { [componentsLayer]: rule } }, debugId);
}

/**
 * A class in the layer `parts`, for what several components put on their elements beside a class of their own: that
 * one wins, in whatever order the files of both are loaded.
 */
export function partStyle(rule: StyleRule, debugId?: string): string {
  return style({ '@layer': { [partsLayer]: rule } }, debugId);
}

/** A class in the layer `utilities`: wins over components, for what must hold everywhere. */
export function utilityStyle(rule: StyleRule, debugId?: string): string {
  return style({ '@layer': { [utilitiesLayer]: rule } }, debugId);
}

/** A recipe whose base, variants and compounds all stand in the layer `components`. */
export function componentRecipe<Variants extends VariantParts>(
  options: RecipeOptions<Variants>,
  debugId?: string,
) {
  return layeredRecipe(componentsLayer, options, debugId);
}

/** A recipe in the layer `parts`, see `partStyle`. */
export function partRecipe<Variants extends VariantParts>(
  options: RecipeOptions<Variants>,
  debugId?: string,
) {
  return layeredRecipe(partsLayer, options, debugId);
}

function layeredRecipe<Variants extends VariantParts>(
  layer: string,
  options: RecipeOptions<Variants>,
  debugId?: string,
) {
  const layered = (part: RecipeStyleRule) => inLayer(layer, part);
  const layeredOptions: RecipeOptions<Variants> = { ...options };
  if (options.base) layeredOptions.base = layered(options.base);
  if (options.variants) {
    layeredOptions.variants = mapValues(options.variants, (choices) =>
      mapValues(choices, layered),
    ) as Variants;
  }
  if (options.compoundVariants) {
    layeredOptions.compoundVariants = options.compoundVariants.map((compound) => ({
      ...compound,
      style: layered(compound.style),
    }));
  }
  return recipe<Variants>(layeredOptions, debugId);
}

/** Rules for bare selectors in the layer `components`, for children that take no class. */
export function componentGlobal(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [componentsLayer]: rule } });
}

export function resetGlobal(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [resetLayer]: rule } });
}

export function baseGlobal(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [baseLayer]: rule } });
}

/** Class names stay as they are: they come from `componentStyle` or `partStyle` and stand in a layer already. */
function inLayer(layer: string, part: RecipeStyleRule): RecipeStyleRule {
  return typeof part === 'string' || Array.isArray(part) ? part : { '@layer': { [layer]: part } };
}

function mapValues<Value, Result>(
  record: Record<string, Value>,
  map: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}
