import { CheckIcon } from '../ui/controlIcons';

interface BenefitListProps {
  benefits: readonly string[];
  /** It gives way to the illustration below it (orderCss.ts). */
  isBesidePayment?: boolean | undefined;
}

export function BenefitList({ benefits, isBesidePayment }: BenefitListProps) {
  if (benefits.length === 0) return null;
  return (
    <ul className="benefits" data-payment={isBesidePayment}>
      {benefits.map((benefit) => (
        <li key={benefit}>
          <CheckIcon />
          {benefit}
        </li>
      ))}
    </ul>
  );
}
