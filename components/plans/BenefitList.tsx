import { CheckIcon } from '../ui/controlIcons';

/** In the pane, beside a payment, it gives way to the illustration below it (orderCss.ts). */
export function BenefitList({ benefits }: { benefits: readonly string[] }) {
  if (benefits.length === 0) return null;
  return (
    <ul className="benefits">
      {benefits.map((benefit) => (
        <li key={benefit}>
          <CheckIcon />
          {benefit}
        </li>
      ))}
    </ul>
  );
}
