import { type FormikContextType, useFormikContext } from 'formik';
import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import type { ValidationMessageKey } from '@/validation/rule';
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

  span > :last-child {
    color: var(--color-text);
    font-weight: 400;
  }

  p [id] + span {
    display: block;
    text-wrap: balance;
  }

  & + & svg {
    visibility: hidden;
  }
`;

interface GroupedErrorProps {
  error: string;
  fields: FailedFields;
}

function GroupedError({ error, fields: [first, ...others] }: GroupedErrorProps) {
  const { locale } = useCheckoutPage().page;
  const text = useErrorText(error);
  const isShared = others.length > 0;
  const labels = [first, ...others].map(({ label }) => label);
  const named = isShared ? new Intl.ListFormat(locale).format(labels) : `${first.label}: `;
  // Elements of their own, and new ones for other names: the browser may have translated them.
  const parts = [
    <span key={named}>{named}</span>,
    <span key="text" id={getListedId(first.name)}>
      {text}
    </span>,
  ];
  return (
    <Row>
      <ErrorText>{isShared ? parts.reverse() : parts}</ErrorText>
      {others.map(({ name }) => (
        <span key={name} id={getListedId(name)} hidden>
          {text}
        </span>
      ))}
    </Row>
  );
}
