import { styled } from 'styled-components';
import { CheckIcon } from '../ui/controlIcons';

const List = styled.ul`
  display: grid;
  gap: var(--space-12);

  li {
    display: flex;
    gap: var(--space-12);
  }

  svg {
    flex: none;
    margin-top: var(--space-4);
    color: var(--color-success);
  }
`;

export function BenefitList({ benefits }: { benefits: readonly string[] }) {
  if (benefits.length === 0) return null;
  return (
    <List>
      {benefits.map((benefit) => (
        <li key={benefit}>
          <CheckIcon />
          {benefit}
        </li>
      ))}
    </List>
  );
}
