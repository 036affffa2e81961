type Reporter = (error: unknown) => void;

let reporter: Reporter = (error) => console.error(error);

/** Errors go to the console until the monitoring has been loaded, and for ever where there is none. */
export function setErrorReporter(next: Reporter): void {
  reporter = next;
}

/** Tells of an error that nobody expected. */
export function reportError(error: unknown): void {
  reporter(error);
}
