import { Icon } from './Icon';

export const BarcodeIcon = () => (
  <Icon>
    <path d="M4 6v12M8 6v12M11 6v12M15 6v12M18 6v12M20.5 6v12" />
  </Icon>
);
