/** One German text of the product, as „Texte“ lists it. */
export interface TextEntry {
  /** `file#export.path`, the same as long as nobody renames it. */
  id: string;
  /** Copy module, from the root of the workspace. */
  file: string;
  /** Where it is at home: `screens/shipments/Shipments`, `contract`, `platform`. */
  area: string;
  /** `shipmentsCopy.columns.status`. */
  key: string;
  /** What a person reads. A function has one text per set of sample arguments. */
  texts: string[];
  /** Regular expressions, one per text, with anything in place of the sample arguments. */
  patterns: string[];
  /** Names of a function's parameters; empty for a constant. */
  parameters: string[];
  /** What a function really said in the stories that ran last. */
  examples: string[];
  /** Section of the specification that fixes the words. */
  section: number | null;
  /** Characters that the field which it labels takes, by the contract; null where it labels none or one without limit. */
  lengthLimit: number | null;
  /** Files of the stories that are nearest in the graph of imports. */
  storyFiles: string[];
  /** Ids of the stories that showed it when they ran last; null where not all of them have run. */
  shownIn: string[] | null;
  /** Why no story can show it; null where one has to. */
  notShownBecause: string | null;
}
