import { styled } from 'styled-components';
import { CheckIcon } from '../../ui/icons/CheckIcon';

const Circle = styled.div`
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  margin-bottom: 16px;
  border-radius: 50%;
  background: var(--color-success-surface);
  color: var(--color-success);
  font-size: 28px;
`;

export const SuccessIcon = () => (
  <Circle>
    <CheckIcon />
  </Circle>
);
