import { styled } from 'styled-components';

const Row = styled.div<{ $isStrong: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-16);
  ${({ $isStrong }) => $isStrong && 'font: var(--text-strong);'}

  /* Ends where the others do; below its label where the line is too short for both. */
  dd {
    margin-inline-start: auto;
    text-align: end;
  }
`;

interface SummaryRowProps {
  label: string;
  value: string;
  isStrong?: boolean;
}

export function SummaryRow({ isStrong = false, label, value }: SummaryRowProps) {
  return (
    <Row $isStrong={isStrong}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </Row>
  );
}
