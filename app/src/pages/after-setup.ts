let chosen: string | undefined;
let isStaying = false;

/** Where somebody wants to go once their token says that the organisation is set up. */
export function chooseAfterSetup(href: string): void {
  chosen = href;
}

/**
 * Keeps somebody on the page of the set-up until they choose a way on, whatever their token says: it may be renewed
 * while they still invite others. @returns the way to let them go
 */
export function stayInSetup(): () => void {
  isStaying = true;
  return () => {
    isStaying = false;
  };
}

/** What leads away from the set-up; undefined while somebody stays there, `landing` where nothing was chosen. */
export function wayAfterSetup(landing: string): string | undefined {
  return chosen ?? (isStaying ? undefined : landing);
}
