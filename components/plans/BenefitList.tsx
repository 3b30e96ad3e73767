import { CheckIcon } from '../ui/controlIcons';

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
