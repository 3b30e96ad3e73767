import { styled } from 'styled-components';

const Row = styled.div<{ $isStrong: boolean }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 16px;
  font-weight: ${({ $isStrong }) => ($isStrong ? 600 : 400)};
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
