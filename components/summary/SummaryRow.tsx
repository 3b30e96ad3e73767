import { styled } from 'styled-components';

const Row = styled.div<{ $isStrong: boolean; $tone: SummaryTone }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-16);
  color: var(--color-${({ $tone }) => $tone});
  font-weight: ${({ $isStrong }) => ($isStrong ? 600 : 400)};

  /* On a line of its own, too, a value stands below the others. */
  dd {
    margin-inline-start: auto;
    text-align: end;
  }
`;

type SummaryTone = 'success' | 'text';

interface SummaryRowProps {
  label: string;
  value: string;
  isStrong?: boolean;
  tone?: SummaryTone;
}

/** One line of the order, in a list of terms and their values. */
export function SummaryRow({ isStrong = false, label, tone = 'text', value }: SummaryRowProps) {
  return (
    <Row $isStrong={isStrong} $tone={tone}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </Row>
  );
}
