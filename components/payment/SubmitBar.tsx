import { memo, type ReactNode } from 'react';
import { useTranslation } from '@/contexts/TranslationContext';
import { LockIcon } from '../ui/icons';
import { SubmitButton } from '../ui/SubmitButton';

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
        {total !== undefined && <p className="bar-total">{total}</p>}
        <SubmitButton isBusy={isBusy} busyText={label}>
          {label}
        </SubmitButton>
        {consent}
      </div>
      {hasCard && (
        <p className="small-print">
          <LockIcon />
          {t('payment.secure')}
        </p>
      )}
    </>
  );
});
