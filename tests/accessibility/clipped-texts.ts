/**
 * Runs in a page: texts that are cut off only when letters, words and lines stand further apart
 * (WCAG 2.2, 1.4.12; the distances are those of Storybook's toolbar). What is cut off as designed stays out.
 */
export function clippedByTextSpacing(): string[] {
  const { dataset } = document.documentElement;
  const before = new Set(clipped());
  dataset['textSpacing'] = 'wcag';
  const after = clipped().filter((element) => !before.has(element));
  const findings = after.map((element) => {
    const [x, y] = [element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight];
    const way = getComputedStyle(element).textOverflow === 'ellipsis' ? 'ellipsis' : 'cut';
    return `${way}, ${x} × ${y} px of <${element.localName}> ${element.textContent.slice(0, 60)}`;
  });
  dataset['textSpacing'] = 'normal';
  return findings.slice(0, 5);

  function clipped(): HTMLElement[] {
    return [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
      if (element.textContent.trim() === '' || element.clientWidth <= 1) return false;
      const { overflowX, overflowY } = getComputedStyle(element);
      return (
        (isCutting(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (isCutting(overflowY) && element.scrollHeight > element.clientHeight + 1)
      );
    });
  }

  function isCutting(overflow: string): boolean {
    return overflow === 'hidden' || overflow === 'clip';
  }
}
