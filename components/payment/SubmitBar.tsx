import { memo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { LockIcon } from '../ui/icons';
import { from } from '../ui/layout';
import { SubmitButton } from '../ui/SubmitButton';

const Total = styled.p`
  min-height: 1.25rem;
  font: var(--text-small);

  @media ${from('desktop')} {
    display: none;
  }
`;

const Secure = styled.p`
  display: flex;
  gap: var(--space-8);
  color: var(--color-text-muted);
  font: var(--text-small);
  text-wrap: balance;
`;

interface SubmitBarProps {
  isBusy: boolean;
  label: string;
  total?: ReactNode;
  /** What a press agrees to: always visible with the button. Keep its identity between renders. */
  consent?: ReactNode;
  hasCard?: boolean | undefined;
}

export const SubmitBar = memo(function SubmitBar({
  consent,
  hasCard,
  isBusy,
  label,
  total,
}: SubmitBarProps) {
  const { t } = useTranslation();
  return (
    <>
      <div data-bar>
        {total !== undefined && <Total>{total}</Total>}
        <SubmitButton isBusy={isBusy} busyText={label}>
          {label}
        </SubmitButton>
        {consent}
      </div>
      {hasCard && (
        <Secure>
          <LockIcon />
          {t('payment.secure')}
        </Secure>
      )}
    </>
  );
});
