import { testItemFormSchema } from 'contract';
import { Breadcrumbs } from '../../../components/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { PageHeading } from '../../../components/PageHeading/PageHeading.tsx';
import { FormFrame } from '../../../forms/FormFrame/FormFrame.tsx';
import { formsCopy } from '../../../forms/forms.copy.ts';
import { toSubmitError } from '../../../forms/submit-failure.ts';
import { useForm } from '../../../forms/useForm.ts';
import { testCenterCopy } from '../test-center/test-center.copy.ts';
import type { TestProduct } from '../test-center/test-product.ts';
import { blankItemInput } from './item-input.ts';
import { ItemFields } from './ItemFields.tsx';
import { labelOfField } from './label-of-field.ts';
import type { ItemCreation, TestItemHrefs } from './test-item-state.ts';
import { testItemCopy } from './TestItem.copy.ts';
import * as styles from './TestItem.css.ts';

const { form: copy } = testItemCopy;

export interface NewTestItemProps extends ItemCreation {
  readonly sampleName: string;
  readonly products: readonly TestProduct[];
  readonly hrefs: Pick<TestItemHrefs, 'center' | 'sample'>;
  /** `yyyy-MM-dd` as the person sees it. */
  readonly today: string;
}

/** `/backoffice/testcenter/{id}/item/neu` */
export function NewTestItem(props: NewTestItemProps) {
  const { sampleName, products, hrefs, today, pending, failure, onSubmit, onChangedChange } = props;
  const control = useForm({
    rules: () => testItemFormSchema,
    initialInput: blankItemInput(today),
    labelOf: labelOfField,
    pending,
    submitError: failure && toSubmitError(failure, copy.notCreated),
    onSubmit,
    onChangedChange,
  });
  return (
    <div className={styles.page}>
      <Breadcrumbs
        label={testCenterCopy.path}
        items={[
          { label: testCenterCopy.title, href: hrefs.center },
          { label: sampleName, href: hrefs.sample },
        ]}
        current={copy.newTitle}
      />
      <PageHeading description={formsCopy.required}>{copy.newTitle}</PageHeading>
      <div className={styles.form}>
        <FormFrame
          control={control}
          label={copy.newTitle}
          submitLabel={copy.create}
          pendingLabel={copy.creating}
          actions={<ButtonLink href={hrefs.sample}>{copy.cancel}</ButtonLink>}
        >
          <ItemFields form={control.form} products={products} />
        </FormFrame>
      </div>
    </div>
  );
}
