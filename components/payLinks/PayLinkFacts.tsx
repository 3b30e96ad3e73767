import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import type { PaymentLinkBuyer } from '@/contract/paymentLink';
import { SummaryRow } from '../summary/SummaryRow';
import { CardTitle } from '../ui/Card';
import { FactsCard, FactsList } from '../ui/FactsCard';

const Note = styled.p`
  margin-top: var(--space-16);
  color: var(--color-text-muted);
  font: var(--text-small);
`;

export interface PayLinkFact {
  label: string;
  value: string;
}

export interface PayLinkFactsProps {
  title: string;
  buyer: PaymentLinkBuyer;
  facts: readonly PayLinkFact[];
  children?: ReactNode;
  note?: string;
}

const createRow = ({ label, value }: PayLinkFact) =>
  value === '' ? null : <SummaryRow key={label} label={label} value={value} />;

/** The link may have been forwarded, so contacts come masked. */
export function PayLinkFacts({ buyer, children, facts, note, title }: PayLinkFactsProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const contact: readonly PayLinkFact[] = [
    { label: t('payLink.buyer.name'), value: buyer.name },
    { label: t('payLink.buyer.email'), value: buyer.email },
    { label: t('payLink.buyer.phone'), value: buyer.phone },
  ];
  return (
    <FactsCard aria-labelledby={titleId}>
      <CardTitle id={titleId}>{title}</CardTitle>
      <FactsList>
        {facts.map(createRow)}
        {children}
        {contact.map(createRow)}
      </FactsList>
      <Note>{note ?? t('payLink.buyer.note')}</Note>
    </FactsCard>
  );
}
