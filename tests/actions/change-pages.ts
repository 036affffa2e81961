import type { Page } from '@playwright/test';

/** Goes from the list of shipments to the form and back, so many pages in all, each once the one before is there. */
export function changePages(page: Page, times: number): Promise<void> {
  return page.evaluate(async (amount) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let turn = 0; turn < amount; turn += 1) {
      const isForm = location.pathname === '/sendungen/neu';
      history.pushState(null, '', isForm ? '/sendungen' : '/sendungen/neu');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
      const heading = isForm ? 'Sendungen' : 'Sendung erstellen';
      while (document.querySelector('h1')?.textContent !== heading) await frame();
    }
  }, times);
}
