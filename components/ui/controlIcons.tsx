import { Icon } from './icons';

export const AlertIcon = () => (
  <Icon>
    <path d="M12 4 2.5 20h19zM12 10v4.5M12 17.3v.2" />
  </Icon>
);

export const InfoIcon = () => (
  <Icon>
    <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.7v.2" />
  </Icon>
);

export const CheckIcon = () => (
  <Icon>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Icon>
);

export const ChevronDownIcon = () => (
  <Icon>
    <path d="m6 9 6 6 6-6" />
  </Icon>
);
