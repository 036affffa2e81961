import type { Fault } from './fault.ts';

/** What people who click, type, or listen would notice. */
export const behaviouralFaults: Fault[] = [
  {
    name: 'a button that no longer calls back',
    file: 'components/Button/Button.tsx',
    find: '    onPress?.();',
    replace: '    void onPress;',
    stories: 'components/Button/',
  },
  {
    name: 'a pending button that sends again',
    file: 'components/Button/Button.tsx',
    find: '    if (isPending || isDisabled) {',
    replace: '    if (isDisabled) {',
    stories: 'components/Button/',
  },
  {
    name: 'an icon whose words the pointer no longer shows',
    file: 'components/IconButton/IconButton.tsx',
    find: '      title={label}\n      {...rest}',
    replace: '      {...rest}',
    stories: 'components/IconButton/',
  },
  {
    name: 'a label that belongs to no field',
    file: 'components/Field/Field.tsx',
    find: '<label id={ids.label} htmlFor={ids.control} className={labelClass}>',
    replace: '<label id={ids.label} className={labelClass}>',
    stories: 'components/TextField/',
  },
  {
    name: 'a message that its field does not name',
    file: 'components/Field/Field.tsx',
    find: '[errorMessage && ids.error, description && ids.description]',
    replace: '[description && ids.description]',
    stories: 'components/Field/',
  },
  {
    name: 'a field in error that does not say so',
    file: 'components/Field/Field.tsx',
    find: "'aria-invalid': invalid || undefined,",
    replace: "'aria-invalid': undefined,",
    stories: 'components/Field/',
  },
  {
    name: 'a required field that does not say so',
    file: 'components/Field/Field.tsx',
    find: "'aria-required': isRequired || undefined,",
    replace: "'aria-required': undefined,",
    stories: 'components/Field/',
  },
  {
    name: 'Escape that leaves the search as it is',
    file: 'components/SearchField/SearchField.tsx',
    find: "event.key === 'Escape' && value !== ''",
    replace: "event.key === 'Esc' && value !== ''",
    stories: 'components/SearchField/',
  },
  {
    name: 'Enter that does not search',
    file: 'components/SearchField/SearchField.tsx',
    find: "if (event.key === 'Enter' && !event.nativeEvent.isComposing) onSubmit?.(value);",
    replace: "if (event.key === 'Enter' && event.nativeEvent.isComposing) onSubmit?.(value);",
    stories: 'components/SearchField/',
  },
  {
    name: 'the focus lost after emptying the search',
    file: 'components/SearchField/SearchField.tsx',
    find: '    input.current.focus();\n',
    replace: '    input.current.blur();\n',
    stories: 'components/SearchField/',
  },
  {
    name: 'the page buttons swapped',
    file: 'components/Pagination/Pagination.tsx',
    find: `isDisabled={!onPrevious}
          keepsFocus
          onPress={onPrevious}`,
    replace: `isDisabled={!onNext}
          keepsFocus
          onPress={onNext}`,
    stories: 'components/Pagination/',
  },
  {
    name: 'a progress bar without a value',
    file: 'components/ProgressBar/ProgressBar.tsx',
    find: '        aria-valuenow={share * maxValue}\n',
    replace: '',
    stories: 'components/ProgressBar/',
  },
  {
    name: 'a tab that does not say where one is',
    file: 'components/TabNav/TabNav.tsx',
    find: "aria-current={isCurrent ? 'page' : undefined}",
    replace: "aria-current={isCurrent ? undefined : 'page'}",
    stories: 'components/TabNav/',
  },
  {
    name: 'a chip that removes another filter',
    file: 'components/FilterChips/FilterChips.tsx',
    find: 'onRemove(filter.key)',
    replace: 'onRemove(filter.value)',
    stories: 'components/FilterChips/',
  },
  {
    name: 'an error summary that takes no focus',
    file: 'components/ErrorSummary/ErrorSummary.tsx',
    find: '    region.current?.focus();',
    replace: '    if (attempt > 99) region.current?.focus();',
    stories: 'components/ErrorSummary/',
  },
  {
    name: 'a link of the error summary that leads nowhere',
    file: 'components/ErrorSummary/ErrorSummary.tsx',
    find: 'else document.getElementById(fieldId)?.focus();',
    replace: 'else document.getElementById(`${fieldId}-error`)?.focus();',
    stories: 'components/ErrorSummary/',
  },
  {
    name: 'the focus on the dangerous button',
    file: 'components/ConfirmDialog/ConfirmDialog.tsx',
    find: '<Button autoFocus isDisabled={isPending} onPress={onReject}>',
    replace: '<Button isDisabled={isPending} onPress={onReject}>',
    stories: 'components/ConfirmDialog/',
  },
  {
    name: 'a question that is no alert dialog',
    file: 'components/ConfirmDialog/ConfirmDialog.tsx',
    find: '<Dialog role="alertdialog" className={dialogStyles.dialog}>',
    replace: '<Dialog className={dialogStyles.dialog}>',
    stories: 'components/ConfirmDialog/',
  },
  {
    name: 'a checkbox that answers with the opposite',
    file: 'components/Checkbox/Checkbox.tsx',
    find: 'onChange(event.currentTarget.checked)',
    replace: 'onChange(!event.currentTarget.checked)',
    stories: 'components/Checkbox/',
  },
  {
    name: 'a swapped string',
    file: 'patterns/RateList/RateList.tsx',
    find: "{ value: 'price', label: copy.byPrice },\n  { value: 'time', label: copy.byTime },",
    replace: "{ value: 'price', label: copy.byTime },\n  { value: 'time', label: copy.byPrice },",
    stories: 'patterns/RateList/',
  },
];
