import { styled } from 'styled-components';
import { DayLeaf } from '../ui/DayLeaf';
import { from } from '../ui/layout';
import { Text } from '../ui/text';

/** Beside the form the order has it among its facts. */
const OnPhone = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-12);

  @media ${from('desktop')} {
    display: none;
  }
`;

interface DayFactProps {
  label: string;
  /** The day as words */
  day: string;
  /** ISO 8601 */
  at: string;
  timeZone: string;
}

/** The day that a link is about: on a phone the other facts are folded. */
export function DayFact({ at, day, label, timeZone }: DayFactProps) {
  return (
    <OnPhone>
      <DayLeaf at={at} timeZone={timeZone} />
      <div>
        <Text $size="small" $tone="text-muted">
          {label}
        </Text>
        <Text $size="strong">{day}</Text>
      </div>
    </OnPhone>
  );
}
