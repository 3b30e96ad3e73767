import { memo, type ReactNode } from 'react';
import { SubmitButton } from '../ui/SubmitButton';

interface SubmitBarProps {
  isBusy: boolean;
  label: string;
  total?: ReactNode;
  /** What a press agrees to: always visible with the button. Keep its identity between renders. */
  consent?: ReactNode;
}

export const SubmitBar = memo(function SubmitBar({
  consent,
  isBusy,
  label,
  total,
}: SubmitBarProps) {
  return (
    <div data-bar>
      {total !== undefined && <p className="order-row bar-total">{total}</p>}
      <SubmitButton isBusy={isBusy} busyText={label}>
        {label}
      </SubmitButton>
      {consent}
    </div>
  );
});
