import { Icon } from './Icon';

export const CardIcon = () => (
  <Icon>
    <path d="M3 6h18v12H3zM3 10h18M7 14.5h3" />
  </Icon>
);
