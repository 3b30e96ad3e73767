import { Icon } from './Icon';

export const PhoneIcon = () => (
  <Icon>
    <path d="M8 3h8v18H8zM11 17.5h2" />
  </Icon>
);
