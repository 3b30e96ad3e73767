import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { Notice } from '../../ui/Notice';
import { Spinner } from '../../ui/Spinner';

const Waiting = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
`;

interface WaitingForBankProps {
  isSlow: boolean;
  /** What the buyer can do meanwhile. */
  children?: ReactNode;
}

/** The answer is on its way. */
export function WaitingForBank({ children, isSlow }: WaitingForBankProps) {
  const { t } = useTranslation();
  return (
    <>
      <ArrivalTitle>{t('verification.title')}</ArrivalTitle>
      {children}
      <Waiting role="status">
        <Spinner />
        {t('verification.text')}
      </Waiting>
      {isSlow && <Notice tone="alert">{t('verification.slow')}</Notice>}
    </>
  );
}
