import type { ContactTableKey, Likeness } from 'contract';
import type { Refused } from '../../../patterns/ResourceView/resource.ts';

/** What is done with a row that may be there already. */
export type TwinDecision = 'skip' | 'update' | 'create';

/** What is wrong in a row, and what stands there; it can be corrected in its place. */
export interface ImportError {
  readonly key: ContactTableKey;
  readonly label: string;
  readonly value: string;
  readonly message: string;
}

/** A row of the file as it was judged. */
export interface ImportRow {
  /** In the file, from 1. */
  readonly line: number;
  readonly name: string;
  readonly person: string;
  readonly street: string;
  readonly place: string;
  readonly errors: readonly ImportError[];
  /** Something of it was typed here in place of what the file says. */
  readonly isCorrected?: boolean;
  /** What it may be a second time, in words; null where it is new. */
  readonly twin: {
    readonly name: string;
    readonly likeness: Likeness;
    readonly decision: TwinDecision;
    /** A row of the same file cannot be updated before it is there. */
    readonly canUpdate: boolean;
    /** Why this person may not update it, where that is the reason. */
    readonly refusal?: string;
  } | null;
}

export interface ImportColumn {
  readonly head: string;
  /** What stands in the first rows. */
  readonly samples: readonly string[];
  /** Empty where it is left out. */
  readonly key: ContactTableKey | '';
}

export interface ImportFile {
  readonly name: string;
  /** „Trennzeichen Semikolon erkannt, Zeichensatz Windows-1252“. */
  readonly delimiter: string;
  readonly encoding: string;
  readonly rows: number;
}

export type ImportFault = 'unreadable' | 'empty' | 'tooLarge' | 'bookUnknown';

/** Where an import is: each step is one member. */
export type ContactImportState =
  | Refused
  | { readonly kind: 'file'; readonly isReading: boolean; readonly fault: ImportFault | null }
  | {
      readonly kind: 'columns';
      readonly file: ImportFile;
      readonly columns: readonly ImportColumn[];
      readonly hasHeads: boolean;
      /** What has to be somewhere and is not. */
      readonly missing: readonly string[];
      readonly isJudging: boolean;
      /** The address book could not be asked what is there already. */
      readonly fault: ImportFault | null;
    }
  | { readonly kind: 'check'; readonly file: ImportFile; readonly rows: readonly ImportRow[] }
  | {
      readonly kind: 'run';
      readonly fileName: string;
      readonly done: number;
      readonly total: number;
      readonly failed: number;
      readonly standing: 'running' | 'paused' | 'interrupted';
    }
  | {
      readonly kind: 'result';
      readonly created: number;
      readonly updated: number;
      readonly skipped: number;
      /** Rows with errors, and those that were refused. */
      readonly failed: number;
    };
