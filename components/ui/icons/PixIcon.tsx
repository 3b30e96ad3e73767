import { Icon } from './Icon';

export const PixIcon = () => (
  <Icon>
    <path d="m12 3 9 9-9 9-9-9zM7.5 7.5 12 12l4.5-4.5M7.5 16.5 12 12l4.5 4.5" />
  </Icon>
);
