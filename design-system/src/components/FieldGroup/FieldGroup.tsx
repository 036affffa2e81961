import type { ReactNode } from 'react';
import type { FieldRequirement, FieldWords } from '../Field/Field.tsx';
import { FieldMessages, RequiredMark, useField } from '../Field/Field.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { fieldGroupLayouts, fields, group, legend, name } from './FieldGroup.css.ts';

export { fieldGroupLayouts };
export type FieldGroupLayout = (typeof fieldGroupLayouts)[number];

export interface FieldGroupProps extends FieldWords, FieldRequirement {
  /** The fields, each with a label of its own. */
  children: ReactNode;
  /** `row` sets the fields beside each other where there is room. Default `stack`. */
  layout?: FieldGroupLayout;
}

/**
 * Fields that are one question together, such as three measures or an address. The message of the
 * group is for what none of its fields is wrong about alone; it does not take the place of theirs.
 *
 * Source: https://www.w3.org/WAI/tutorials/forms/grouping/
 */
export function FieldGroup({ children, layout = 'stack', ...props }: FieldGroupProps) {
  const { ids, controlProps } = useField(props);
  const words = (
    <span className={name}>
      {props.label}
      {props.isRequired && <RequiredMark />}
    </span>
  );
  return (
    <fieldset className={group} aria-describedby={controlProps['aria-describedby']}>
      <legend className={legend}>
        {props.isLabelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      </legend>
      <div className={fields({ layout })}>{children}</div>
      <FieldMessages ids={ids} description={props.description} errorMessage={props.errorMessage} />
    </fieldset>
  );
}
