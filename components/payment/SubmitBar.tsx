import { memo } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { LockIcon } from '../ui/icons';
import { from } from '../ui/layout';
import { SubmitButton } from '../ui/SubmitButton';

/** Within reach of a thumb: stays at the bottom of a phone that is high enough to leave room. */
const Bar = styled.div`
  padding: var(--space-12) 0 calc(var(--space-12) + env(safe-area-inset-bottom, 0px));
  background: var(--color-surface);

  @media (min-height: 560px) {
    position: sticky;
    bottom: 0;
    z-index: 1;
  }

  @media ${from('desktop')} {
    position: static;
    padding: 0;
  }
`;

const Secure = styled.p`
  display: flex;
  gap: var(--space-8);
  color: var(--color-text-muted);
  font: var(--text-small);
`;

interface SubmitBarProps {
  isBusy: boolean;
  label: string;
}

export const SubmitBar = memo(function SubmitBar({ isBusy, label }: SubmitBarProps) {
  const { t } = useTranslation();
  return (
    <>
      <Bar data-bar>
        <SubmitButton isBusy={isBusy} busyText={label}>
          {label}
        </SubmitButton>
      </Bar>
      <Secure>
        <LockIcon />
        {t('payment.secure')}
      </Secure>
    </>
  );
});
