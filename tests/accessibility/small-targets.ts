/**
 * Runs in a page: targets below 24 × 24 px (WCAG 2.2, 2.5.8). Links in running text are exempt, and so is a target
 * whose circle of 24 px touches no other one.
 */
export function smallTargets(): string[] {
  const least = 24;
  const selector =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=tab], [role=menuitem], [role=option], [role=checkbox], [role=radio], [role=switch]';
  const targets = [...document.body.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => !element.closest('[inert], [aria-hidden=true], [aria-disabled=true], :disabled'))
    // A label widens its field, and stands for one that is not to be seen.
    .map((element) => ({ element, area: (element.closest('label') ?? element).getBoundingClientRect() }))
    .filter(
      ({ element, area }) =>
        area.width > 1 && area.height > 1 && element.checkVisibility({ visibilityProperty: true }),
    );
  const small = targets.filter(({ area }) => area.width < least - 0.5 || area.height < least - 0.5);
  return small
    .filter(({ element }) => !isInText(element))
    .filter((target) =>
      targets.some(
        (other) =>
          other.element !== target.element &&
          !other.element.contains(target.element) &&
          !target.element.contains(other.element) &&
          other.element.closest('label') === null &&
          distance(target.area, other.area, small.includes(other)) < 0,
      ),
    )
    .slice(0, 8)
    .map(({ element, area }) => {
      const name = element.getAttribute('aria-label') ?? element.textContent.trim();
      return `${area.width.toFixed(0)} × ${area.height.toFixed(0)} px: <${element.localName}> ${name}`;
    });

  function isInText(element: Element): boolean {
    if (getComputedStyle(element).display !== 'inline') return false;
    const around = element.parentElement?.textContent.trim() ?? '';
    return around.length > element.textContent.trim().length;
  }

  /** From the circle around a small target to another target, or to its circle if that is small too. */
  function distance(area: DOMRect, other: DOMRect, isOtherSmall: boolean): number {
    const x = area.x + area.width / 2;
    const y = area.y + area.height / 2;
    if (isOtherSmall)
      return Math.hypot(other.x + other.width / 2 - x, other.y + other.height / 2 - y) - least;
    const dx = Math.max(other.left - x, 0, x - other.right);
    const dy = Math.max(other.top - y, 0, y - other.bottom);
    return Math.hypot(dx, dy) - least / 2;
  }
}
