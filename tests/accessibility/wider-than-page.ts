/** Runs in a page: names what makes it scroll sideways; empty when nothing does. */
export function widerThanPage(): string[] {
  const page = document.documentElement;
  if (page.scrollWidth <= page.clientWidth) return [];
  const beyond = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > page.clientWidth + 0.5 && !isInsideScroller(element),
  );
  // Of nested elements the innermost is the cause.
  const causes = beyond.filter(
    (element) => !beyond.some((other) => other !== element && element.contains(other)),
  );
  return [`${page.scrollWidth} px on ${page.clientWidth} px`, ...causes.slice(0, 5).map(nameOf)];

  function isInsideScroller(element: Element): boolean {
    for (
      let parent = element.parentElement;
      parent && parent !== document.body;
      parent = parent.parentElement
    )
      if (getComputedStyle(parent).overflowX !== 'visible') return true;
    return false;
  }

  function nameOf(element: Element): string {
    return `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${element.textContent.slice(0, 40)}`;
  }
}
