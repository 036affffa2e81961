import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const require = createRequire(import.meta.url);
const engine = require.resolve('accessibility-checker-engine/ace.js');

/** What is read of the report of IBM's engine. */
interface Finding {
  ruleId: string;
  /** `['VIOLATION', 'FAIL']` is what its reports call a violation; the rest is for people to look at. */
  value: [level: string, outcome: string];
  message: string;
  snippet: string;
}

/** Violations that IBM's accessibility engine finds in a page. */
export async function secondOpinion(page: Page): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'ace' in globalThis);
  if (!isLoaded) {
    await page.addScriptTag({ path: engine });
    await page.evaluate(bearDetachedNodes);
  }
  const findings = await page.evaluate(async () => {
    interface Engine {
      Checker: new () => { check: (node: Node, rules: string[]) => Promise<{ results: Finding[] }> };
    }
    const { ace } = globalThis as unknown as { ace: Engine };
    // A screen of its own stands for what the app shows in the main part of a layout.
    const stage = document.querySelector('#storybook-root');
    if (!document.querySelector('main, [role=main]')) stage?.setAttribute('role', 'main');
    const { results } = await new ace.Checker().check(document, ['IBM_Accessibility']);
    stage?.removeAttribute('role');
    return results.map(({ ruleId, value, message, snippet }) => ({ ruleId, value, message, snippet }));
  });
  return findings
    .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`);
}

/** Runs in the page: the engine breaks off at a node that leaves the document while it is walked through. */
function bearDetachedNodes(): void {
  interface Mapper {
    getNodeHierarchy: (node: Node) => unknown[];
  }
  const { ace } = globalThis as unknown as { ace: { ARIAMapper: { prototype: Mapper } } };
  const mapper = ace.ARIAMapper.prototype;
  const original = mapper.getNodeHierarchy;
  mapper.getNodeHierarchy = function getNodeHierarchy(node) {
    if (node.isConnected) return original.call(this, node);
    return [{ node, attributes: {}, role: null, rolePath: '', roleCount: {}, childrenCanHaveRole: true }];
  };
}
