/** The organisations that a person works in besides that of the moment. */
export interface OrganizationChoice {
  readonly others: readonly OtherOrganization[];
  /** Their names are on their way; with `failed` their codes stand in for them. */
  readonly names: 'loading' | 'ready' | 'failed';
  /** Somebody reaches for the choice: the names are needed. */
  readonly onWanted: () => void;
  readonly onSwitch: (code: string) => void;
}

export interface OtherOrganization {
  readonly code: string;
  /** Missing while it is not known. */
  readonly name?: string | undefined;
}
