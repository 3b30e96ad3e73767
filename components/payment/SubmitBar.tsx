import { memo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { LockIcon } from '../ui/icons';
import { from } from '../ui/layout';
import { SubmitButton } from '../ui/SubmitButton';

/** Within reach of a thumb: stays at the bottom of a phone that is high enough to leave room. */
const Bar = styled.div`
  display: grid;
  gap: var(--space-8);
  padding: var(--space-8) 0 calc(var(--space-12) + env(safe-area-inset-bottom, 0px));
  background: var(--color-surface);

  @media (min-height: 560px) {
    position: sticky;
    bottom: 0;
    z-index: 1;

    /* What goes on behind it fades. */
    &::before {
      content: '';
      position: absolute;
      inset: auto 0 100%;
      height: var(--space-16);
      background: linear-gradient(transparent, var(--color-surface));
      pointer-events: none;
    }
  }

  @media ${from('desktop')} {
    position: static;
    padding: 0;

    &::before {
      display: none;
    }
  }
`;

/** A desktop has it in the brand's pane. */
const Total = styled.p`
  min-height: 1.25rem;
  overflow: hidden;
  font: var(--text-small);
  text-overflow: ellipsis;
  white-space: nowrap;

  @media ${from('desktop')} {
    display: none;
  }
`;

const Consent = styled.p`
  color: var(--color-text-muted);
  font: var(--text-caption);
  font-weight: 400;
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
  /** What is paid, in a line. Keep its identity between renders. */
  total?: ReactNode;
  /** What the press agrees to: never out of sight of the button. Keep its identity, too. */
  consent?: ReactNode;
}

export const SubmitBar = memo(function SubmitBar({
  consent,
  isBusy,
  label,
  total,
}: SubmitBarProps) {
  const { t } = useTranslation();
  return (
    <>
      <Bar data-bar>
        {total !== undefined && <Total>{total}</Total>}
        <SubmitButton isBusy={isBusy} busyText={label}>
          {label}
        </SubmitButton>
        {consent !== undefined && <Consent>{consent}</Consent>}
      </Bar>
      <Secure>
        <LockIcon />
        {t('payment.secure')}
      </Secure>
    </>
  );
});
