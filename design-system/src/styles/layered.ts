import type { GlobalStyleRule, StyleRule } from '@vanilla-extract/css';
import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { baseLayer, componentsLayer, resetLayer, utilitiesLayer } from './layers.css.ts';

type RecipeStyleRule = NonNullable<Parameters<typeof recipe>[0]['base']>;
type VariantParts = Record<string, Record<string, RecipeStyleRule>>;
type RecipeOptions<Variants extends VariantParts> = Parameters<typeof recipe<Variants>>[0];

/** A class in the layer `components`. Every style of a component, pattern or screen is one of these. */
export function componentStyle(rule: StyleRule, debugId?: string): string {
  return style({ '@layer': { [componentsLayer]: rule } }, debugId);
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
  const layeredOptions: RecipeOptions<Variants> = { ...options };
  if (options.base) layeredOptions.base = inComponents(options.base);
  if (options.variants) {
    layeredOptions.variants = mapValues(options.variants, (choices) =>
      mapValues(choices, inComponents),
    ) as Variants;
  }
  if (options.compoundVariants) {
    layeredOptions.compoundVariants = options.compoundVariants.map((compound) => ({
      ...compound,
      style: inComponents(compound.style),
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

/** Class names stay as they are: they come from `componentStyle` and stand in the layer already. */
function inComponents(part: RecipeStyleRule): RecipeStyleRule {
  return typeof part === 'string' || Array.isArray(part) ? part : { '@layer': { [componentsLayer]: part } };
}

function mapValues<Value, Result>(
  record: Record<string, Value>,
  map: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}
