import { Icon } from './icons';

export const ChainIcon = () => (
  <Icon>
    <path d="M10 13.5a4 4 0 0 0 6 .5l3-3a4.2 4.2 0 0 0-6-6l-1.5 1.5M14 10.5a4 4 0 0 0-6-.5l-3 3a4.2 4.2 0 0 0 6 6l1.5-1.5" />
  </Icon>
);
