let chosen: string | undefined;

/** Where somebody wants to go once their token says that the organisation is set up. */
export function chooseAfterSetup(href: string): void {
  chosen = href;
}

/** What was chosen, if anything was. */
export function chosenAfterSetup(): string | undefined {
  return chosen;
}
