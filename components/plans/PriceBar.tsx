import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import type { Plan } from '@/contract/product';
import { from } from '../ui/layout';
import { useIsWide } from '../ui/useIsWide';
import { usePriceTexts } from './usePriceTexts';

const Price = styled.p<{ $isForPhone: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-8);
  min-height: 1.5rem;
  color: var(--color-text-muted);
  font: var(--text-small);

  strong {
    color: var(--color-text);
    font: var(--text-h2);
  }

  @media ${from('desktop')} {
    ${({ $isForPhone }) => $isForPhone && 'display: none;'}
  }
`;

/** From 1024 px on, the pane says it. */
const Line = styled.span`
  flex-basis: 100%;

  @media ${from('desktop')} {
    display: none;
  }
`;

interface PriceBarProps {
  plan: Plan;
  /** What no other part of the page says on a phone. */
  says?: 'terms' | 'everything';
  /** From 1024 px on, the page says the price above the bar. */
  isForPhone?: boolean;
  children: ReactNode;
}

export function PriceBar({ children, isForPhone = false, plan, says = 'terms' }: PriceBarProps) {
  const { t } = useTranslation();
  const isWide = useIsWide();
  const { foreign, main, short, standard } = usePriceTexts(plan);
  const isAlone = says === 'everything';
  return (
    <div data-bar>
      {/* Announced again when the choice changes; from 1024 px on, the pane announces it. */}
      <Price role={isWide ? undefined : 'status'} $isForPhone={isForPhone}>
        {isAlone && standard !== null && (
          <Line as="s">{t('price.standard', { value: standard })}</Line>
        )}
        <strong>{main}</strong>
        <span>{short}</span>
        {isAlone && foreign !== null && <Line>{foreign}</Line>}
      </Price>
      {children}
    </div>
  );
}
