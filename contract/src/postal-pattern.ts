import { type AST, RegExpParser, RegExpSyntaxError } from '@eslint-community/regexpp';
import { limits } from './entities/limits.ts';
import { countryMessages } from './rules/country-messages.copy.ts';
import type { PatternCheck, PatternFault } from './rules/postal-pattern.ts';

/** Ways to try a pattern. The widest of the default set (Great Britain) has 13. */
const MOST_WAYS = 1000;

/** A digit, a character of a word, a blank, or a sign that stands for itself. */
const plainEscape = /^\\[dDwWsS\W]$/;

const parser = new RegExpParser({ ecmaVersion: 2025 });

/** What a part of a pattern can do: as many characters as it takes at most, in so many ways. */
interface Reach {
  readonly longest: number;
  readonly ways: number;
}

const one: Reach = { longest: 1, ways: 1 };
const none: Reach = { longest: 0, ways: 1 };

class Refused extends Error {
  readonly fault: PatternFault;

  constructor(fault: PatternFault) {
    super(fault.what);
    this.fault = fault;
  }
}

/**
 * Judges a pattern before it is kept. A regular expression goes back and tries another way wherever it has a choice;
 * how many ways there are can be counted where each repetition has an end, and postcodes need no other. So what is
 * taken is tried in a bounded number of steps, whatever is typed. See docs/decisions/0065.
 */
export const findPatternFault: PatternCheck = (source) => {
  try {
    // Read strictly: „{“ that repeats nothing and an escape that means nothing are mistakes.
    const { alternatives } = parser.parsePattern(source, undefined, undefined, { unicode: true });
    const { longest, ways } = anyOf(alternatives);
    if (longest > limits.postalCode) return { what: 'long' };
    return ways > MOST_WAYS ? { what: 'ways' } : undefined;
  } catch (error) {
    if (error instanceof Refused) return error.fault;
    if (error instanceof RegExpSyntaxError)
      return { what: 'syntax', at: Math.min(error.index, source.length) + 1 };
    throw error;
  }
};

function anyOf(alternatives: readonly AST.Alternative[]): Reach {
  const reaches = alternatives.map(({ elements }) =>
    elements.map(reachOf).reduce(
      (before, { longest, ways }) => ({
        longest: before.longest + longest,
        ways: before.ways * ways,
      }),
      none,
    ),
  );
  return {
    longest: Math.max(...reaches.map(({ longest }) => longest)),
    ways: reaches.reduce((sum, { ways }) => sum + ways, 0),
  };
}

function reachOf(element: AST.Element): Reach {
  switch (element.type) {
    case 'Character':
    case 'CharacterSet':
      return plain(element);
    case 'CharacterClass':
      for (const part of element.elements)
        if (part.type === 'CharacterClassRange') [part.min, part.max].forEach(plain);
        else plain(part);
      return one;
    case 'Group':
      // `(?i:` is newer than some browsers.
      if (element.modifiers) throw foreign(element);
      return anyOf(element.alternatives);
    case 'CapturingGroup':
      return anyOf(element.alternatives);
    case 'Quantifier':
      return repeated(element);
    case 'Assertion':
      // The whole postcode is compared anyway.
      if (element.kind === 'start' || element.kind === 'end') return none;
      throw foreign(element);
    default:
      throw foreign(element);
  }
}

/** Only what means the same in every reading of a regular expression. */
function plain(node: AST.Node): Reach {
  const { raw } = node;
  const isPlain = raw.length === 1 ? raw >= ' ' && raw <= '~' : plainEscape.test(raw);
  if (!isPlain) throw foreign(node);
  return one;
}

function repeated({ element, min, max }: AST.Quantifier): Reach {
  if (max > limits.postalCode) throw new Refused({ what: 'long' });
  const { longest, ways } = reachOf(element);
  let sum = 0;
  for (let times = min; times <= max; times += 1) sum += ways ** times;
  return { longest: longest * max, ways: sum };
}

function foreign({ start }: AST.Node): Refused {
  return new Refused({ what: 'foreign', at: start + 1 });
}

/** Says what is wrong with a pattern, as its form does; undefined where it can be kept. */
export function patternFaultText(source: string): string | undefined {
  const fault = findPatternFault(source);
  return fault && countryMessages.pattern(fault);
}
