interface SummaryRowProps {
  label: string;
  value: string;
  isStrong?: boolean;
}

export function SummaryRow({ isStrong = false, label, value }: SummaryRowProps) {
  return (
    <div className="order-row" data-strong={isStrong || undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
