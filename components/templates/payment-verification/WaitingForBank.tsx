import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { Notice } from '../../ui/Notice';
import { Spinner } from '../../ui/Spinner';

const Waiting = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
`;

/** The answer is on its way: nothing for the buyer to do. */
export function WaitingForBank({ isSlow }: { isSlow: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <Waiting role="status">
        <Spinner />
        {t('verification.text')}
      </Waiting>
      {isSlow && <Notice tone="alert">{t('verification.slow')}</Notice>}
    </>
  );
}
