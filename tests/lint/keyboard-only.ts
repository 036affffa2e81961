/** The part of a syntax node that this rule looks at. */
interface MemberExpression {
  object: { type: string; name?: string; property?: { name?: string } };
  property: { type: string; name?: string };
}

interface ImportDeclaration {
  source: { value: string };
}

interface RuleContext {
  report: (finding: { node: object; message: string }) => void;
}

/**
 * Whatever acts on the page other than by a key: Playwright's locator and page actions, the pointer
 * devices, and running code in the page, which could click or focus unseen.
 */
const actions = new Set(
  `mouse touchscreen click dblclick tap hover dragTo dragAndDrop fill clear check uncheck setChecked
  selectOption selectText setInputFiles press pressSequentially type focus blur dispatchEvent
  scrollIntoViewIfNeeded evaluate evaluateAll evaluateHandle $eval $$eval`.split(/\s+/),
);

/** In a keyboard journey only `page.keyboard` acts; everything else looks and expects. */
export const keyboardOnly = {
  create(context: RuleContext) {
    return {
      MemberExpression(node: MemberExpression) {
        const name = node.property.name;
        if (name === undefined || !actions.has(name) || isKeyboard(node.object)) return;
        const message = `A keyboard journey acts through page.keyboard only, not through .${name}.`;
        context.report({ node, message });
      },
      ImportDeclaration(node: ImportDeclaration) {
        const from = node.source.value;
        if (!from.startsWith('.') || from.includes('/fixtures/') || from.endsWith('.keyboard.ts')) return;
        // A helper from elsewhere could use the mouse unseen.
        const message = 'A keyboard journey imports only the fixtures and other keyboard files.';
        context.report({ node, message });
      },
    };
  },
};

/** `page.keyboard.press` and `keyboard.press`. */
function isKeyboard(object: MemberExpression['object']): boolean {
  return object.name === 'keyboard' || object.property?.name === 'keyboard';
}
