const titles = 'design-system/src/screens/shell/page-titles.copy.ts#';

/** Texts, or whole groups of them, that no story can show, each with its reason. The list only shrinks. */
export const notInStories: Readonly<Record<string, string>> = {
  [`${titles}pageTitles`]: 'The title of the browser’s tab: no part of the page. The journeys read it.',
  [`${titles}documentTitle`]: 'The title of the browser’s tab: no part of the page. The journeys read it.',
  'design-system/src/patterns/LabelDialog/LabelDialog.copy.ts#labelDialogCopy.fileName':
    'The name that the browser gives to the file when it is downloaded.',
  'design-system/src/patterns/LabelDialog/LabelDialog.copy.ts#labelDialogCopy.printFailed':
    'Follows a refusal of the browser to print, which the browser under test never gives.',
  'design-system/src/screens/shipments/NewShipment/Parties.copy.ts#partiesCopy.noSender':
    'Stands for the moment in which a sender is empty and not yet opened for input; an empty one opens by itself.',
  'design-system/src/screens/shipments/ShipmentPanel/ShipmentPanel.copy.ts#shipmentPanelCopy.copyFailed':
    'Follows a refusal of the clipboard, which the browser under test never gives.',
  'design-system/src/patterns/FailureNumber/FailureNumber.copy.ts#failureNumberCopy.copied':
    'Follows a press that writes to the clipboard of whoever runs the stories.',
  'design-system/src/patterns/FailureNumber/FailureNumber.copy.ts#failureNumberCopy.copyFailed':
    'Follows a refusal of the clipboard, which the browser under test never gives.',
  'contract/src/index.ts#roleLabels.backoffice_user':
    'Shows beside a member of the staff; the backoffice has no screens yet.',
};
