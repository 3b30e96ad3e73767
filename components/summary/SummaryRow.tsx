import { styled } from 'styled-components';

const Row = styled.div<{ $isStrong: boolean }>`
  display: flex;
  justify-content: space-between;
  gap: var(--space-16);
  ${({ $isStrong }) => $isStrong && 'font: var(--text-strong);'}

  dt {
    overflow-wrap: break-word;
  }

  /* A long value has lines of its own, beside its label and below the others. */
  dd {
    text-align: end;
  }
`;

interface SummaryRowProps {
  label: string;
  value: string;
  isStrong?: boolean;
}

/** One line of the order, in a list of terms and their values. */
export function SummaryRow({ isStrong = false, label, value }: SummaryRowProps) {
  return (
    <Row $isStrong={isStrong}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </Row>
  );
}
