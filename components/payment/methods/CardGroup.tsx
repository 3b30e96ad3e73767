import type { ReactNode } from 'react';
import { type MessageKey, useTranslation } from '@/contexts/TranslationContext';
import { GroupErrors } from '../../fields/GroupErrors';
import type { CardValues } from '../paymentValues';

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

/** A card's fields in one frame, and their errors at its foot (fieldCss.ts). */
export function CardGroup({ card, children }: CardGroupProps) {
  const { t } = useTranslation();
  return (
    <div className="card-fields">
      {children}
      <GroupErrors
        fields={listedFields.map(([field, label]) => ({
          name: `${card}.${field}`,
          label: t(label),
        }))}
      />
    </div>
  );
}
