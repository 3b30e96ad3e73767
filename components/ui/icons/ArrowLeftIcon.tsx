import { Icon } from './Icon';

export const ArrowLeftIcon = () => (
  <Icon>
    <path d="M20 12H4m7 7-7-7 7-7" />
  </Icon>
);
