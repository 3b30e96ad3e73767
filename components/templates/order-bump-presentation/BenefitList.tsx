import { styled } from 'styled-components';
import { CheckIcon } from '../../ui/icons/CheckIcon';

const List = styled.ul`
  display: grid;
  gap: 12px;

  li {
    display: flex;
    gap: 12px;
  }

  svg {
    flex: none;
    margin-top: 2px;
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
