interface Props {
  label: string;
  value: string;
  /** A class of the slip's style sheet. */
  size?: 'wide' | 'full';
}

/** One box of the slip. */
export function SlipField({ label, value, size }: Props) {
  return (
    <div className={size}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
