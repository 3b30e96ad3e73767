import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type MessageKey, useTranslation } from '@/contexts/TranslationContext';
import { FieldBox } from '../../fields/FieldFrame';
import { GroupErrors } from '../../fields/GroupErrors';
import type { CardValues } from '../paymentValues';

const Group = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8.5rem, 34%)), 1fr));
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-tile);

  &:has([aria-invalid='true']) {
    border-color: var(--color-error);
  }

  > * {
    min-width: 0;
  }

  ${FieldBox} {
    border: 0;
    border-radius: 0;
  }

  > :first-child ${FieldBox} {
    border-radius: var(--radius-tile) var(--radius-tile) 0 0;
  }

  > :nth-last-child(2) ${FieldBox} {
    border-radius: 0 0 var(--radius-tile) var(--radius-tile);
  }
`;

export const Whole = styled.div`
  grid-column: 1 / -1;

  &:not(:first-child) {
    border-top: 1px solid var(--color-border);
  }
`;

export const Half = styled.div`
  border-top: 1px solid var(--color-border);

  & + & {
    border-inline-start: 1px solid var(--color-border);
  }
`;

const listedFields: readonly (readonly [keyof CardValues, MessageKey])[] = [
  ['number', 'field.cardNumber'],
  ['company', 'field.cardCompany'],
  ['expirationDate', 'field.cardExpirationDate'],
  ['securityCode', 'field.cardSecurityCode'],
  ['holder', 'field.cardHolder'],
];

interface CardGroupProps {
  card: string;
  children: ReactNode;
}

/** A card's fields in one frame, and their errors at its foot. */
export function CardGroup({ card, children }: CardGroupProps) {
  const { t } = useTranslation();
  return (
    <Group>
      {children}
      <GroupErrors
        fields={listedFields.map(([field, label]) => ({
          name: `${card}.${field}`,
          label: t(label),
        }))}
      />
    </Group>
  );
}
