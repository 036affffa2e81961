import type { ReactNode } from 'react';

/** One suggestion. */
export interface ComboBoxOption {
  /** Unique in the whole list. */
  id: string;
  /** First line, and what a screen reader says first. */
  label: string;
  /** Second line, for instance the place. */
  detail?: string;
  icon?: ReactNode;
}

/** Suggestions of one origin under their heading. */
export interface ComboBoxSection {
  id: string;
  title: string;
  options: readonly ComboBoxOption[];
}

/** What is wrong with the suggestions, and how to ask for them again. */
export interface ComboBoxFailure {
  text: string;
  retryLabel: string;
  onRetry: () => void;
}
