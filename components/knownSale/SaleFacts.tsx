import { useId } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import type { KnownBuyer } from '@/services/checkout/knownSales';
import { SummaryRow } from '../summary/SummaryRow';
import { Card, CardTitle } from '../ui/Card';

const Rows = styled.dl`
  display: grid;
  gap: 8px;
  margin-top: 16px;
  overflow-wrap: anywhere;
`;

const Note = styled.p`
  margin-top: 16px;
  color: var(--color-text-muted);
  font-size: 14px;
`;

export interface SaleFact {
  label: string;
  value: string;
}

interface SaleFactsProps {
  title: string;
  buyer: KnownBuyer;
  /** What is particular to the page, for example a due date. */
  facts: readonly SaleFact[];
}

/** What is paid and by whom. The link may have been forwarded, so that contacts come masked. */
export function SaleFacts({ buyer, facts, title }: SaleFactsProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const rows: readonly SaleFact[] = [
    ...facts,
    { label: t('knownSale.buyer.name'), value: buyer.name },
    { label: t('knownSale.buyer.email'), value: buyer.email },
    { label: t('knownSale.buyer.phone'), value: buyer.phone },
  ];
  return (
    <Card aria-labelledby={titleId}>
      <CardTitle id={titleId}>{title}</CardTitle>
      <Rows>
        {rows
          .filter(({ value }) => value !== '')
          .map(({ label, value }) => (
            <SummaryRow key={label} label={label} value={value} />
          ))}
      </Rows>
      <Note>{t('knownSale.buyer.note')}</Note>
    </Card>
  );
}
