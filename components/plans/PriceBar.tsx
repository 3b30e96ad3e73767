import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import type { Plan } from '@/contract/product';
import { from } from '../ui/layout';
import { usePriceTexts } from './usePriceTexts';

const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-8);
  min-height: 1.25rem;
  color: var(--color-text-muted);
  font: var(--text-small);

  strong {
    color: var(--color-text);
  }

  @media ${from('desktop')} {
    display: none;
  }
`;

const Standard = styled.s`
  flex-basis: 100%;
`;

interface PriceBarProps {
  plan: Plan;
  saysStandard?: boolean;
  children: ReactNode;
}

export function PriceBar({ children, plan, saysStandard = false }: PriceBarProps) {
  const { t } = useTranslation();
  const { main, short, standard } = usePriceTexts(plan);
  return (
    <div data-bar>
      {/* Said again when the choice changes. */}
      <Price role="status">
        {saysStandard && standard !== null && (
          <Standard>{t('price.standard', { value: standard })}</Standard>
        )}
        <strong>{main}</strong>
        <span>{short}</span>
      </Price>
      {children}
    </div>
  );
}
