import { type FormikContextType, useFormikContext } from 'formik';
import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import type { ValidationMessageKey } from '@/validation/rule';
import { Text } from '../ui/text';
import { getListedId } from './FieldFrame';
import { ErrorText } from './FieldNote';
import { useErrorText } from './useFieldBinding';

/** What a form's status says of fields that are empty for a reason, by their names. */
export type GroupStatus = Partial<Record<string, ValidationMessageKey>>;

type FormContext = Pick<FormikContextType<unknown>, 'getFieldMeta'> & { status?: GroupStatus };

const missing: ValidationMessageKey = 'validation.required';

export interface GroupedField {
  name: string;
  label: string;
}

type FailedFields = [GroupedField, ...GroupedField[]];

/**
 * Lists the errors of fields that form a group, each once, with the labels of the fields that have it:
 * before it, or below it if several have it.
 * A field is described by the error alone: it has its label already.
 */
export function GroupErrors({ fields }: { fields: readonly GroupedField[] }) {
  const form: FormContext = useFormikContext();
  const rows = new Map<string, FailedFields>();
  for (const field of fields) {
    const { error: found, touched } = form.getFieldMeta(field.name);
    const error = found === missing ? (form.status?.[field.name] ?? found) : found;
    if (!touched || !error) continue;
    const others = rows.get(error);
    rows.set(error, others ? [...others, field] : [field]);
  }
  return (
    <ul aria-live="polite">
      {[...rows].map(([error, failed]) => (
        <GroupedError key={error} error={error} fields={failed} />
      ))}
    </ul>
  );
}

/* One icon stands for all rows, and what begins a row looks like an error. */
const Row = styled.li`
  p {
    padding-inline-end: 0;
    font-weight: 500;
  }

  & + & svg {
    visibility: hidden;
  }
`;

const Detail = styled(Text)`
  display: inline;
`;

const Names = styled(Text)`
  text-wrap: balance;
`;

interface GroupedErrorProps {
  error: string;
  fields: FailedFields;
}

function GroupedError({ error, fields: [first, ...others] }: GroupedErrorProps) {
  const { t } = useTranslation();
  const { locale } = useCheckoutPage().page;
  const text = useErrorText(error);
  if (others.length === 0)
    return (
      <Row>
        <ErrorText>
          <span>{`${first.label}: `}</span>
          <Detail as="span" $size="small" id={getListedId(first.name)}>
            {text}
          </Detail>
        </ErrorText>
      </Row>
    );
  const fields = [first, ...others];
  const names = new Intl.ListFormat(locale).format(fields.map(({ label }) => label));
  return (
    <Row>
      <ErrorText>
        {/* Fields are alike in nothing else: each has rules of its own. */}
        <span>{t('validation.required.several')}</span>
        {/* A new one for other names: the browser may have translated it. */}
        <Names key={names} as="span" $size="small">
          {names}
        </Names>
      </ErrorText>
      {fields.map(({ name }) => (
        <span key={name} id={getListedId(name)} hidden>
          {text}
        </span>
      ))}
    </Row>
  );
}
