import { styled } from 'styled-components';
import { DayLeaf } from './DayLeaf';

const Card = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-16);
  padding: var(--space-16);
  border-radius: var(--radius-card);
  background: var(--color-tint);
  container-type: inline-size;

  > span {
    width: 4rem;
    min-height: 4rem;
  }

  dl {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-8) var(--space-24);
  }

  dl > div {
    flex: 1 1 9rem;
  }

  dt {
    color: var(--color-text-muted);
    font: var(--text-small);
  }

  dd {
    font: var(--text-strong);
  }

  .pane & {
    background: var(--color-pane-line);

    dt {
      color: var(--color-text);
    }
  }

  /* As light on the pane as it is beside it. */
  .pane & > span {
    --color-surface: var(--color-pane-text);
    --color-text: var(--color-pane-end);
    --color-text-muted: var(--color-pane-end);
    --color-primary: var(--color-pane-accent);
    --color-on-primary: var(--color-pane-end);
    border: 0;
  }
`;

interface DayCardProps {
  /** ISO 8601 */
  at: string;
  timeZone: string;
  facts: readonly { label: string; value: string }[];
}

/** A day, with facts about it. */
export const DayCard = ({ at, facts, timeZone }: DayCardProps) => (
  <Card>
    <DayLeaf at={at} timeZone={timeZone} />
    <dl>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </Card>
);
