import { Icon } from './Icon';

export const BanknoteIcon = () => (
  <Icon>
    <path d="M3 7h18v10H3zM6 10v4M18 10v4M12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z" />
  </Icon>
);
