import { Icon } from './Icon';

export const AlertIcon = () => (
  <Icon>
    <path d="M12 4 2.5 20h19zM12 10v4.5M12 17.3v.2" />
  </Icon>
);
