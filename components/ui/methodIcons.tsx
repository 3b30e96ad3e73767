import { Icon } from './icons';

export const CardIcon = () => (
  <Icon>
    <path d="M3 6h18v12H3zM3 10h18M7 14.5h3" />
  </Icon>
);

export const PixIcon = () => (
  <Icon>
    <path d="m12 3 9 9-9 9-9-9zM7.5 7.5 12 12l4.5-4.5M7.5 16.5 12 12l4.5 4.5" />
  </Icon>
);

export const BarcodeIcon = () => (
  <Icon>
    <path d="M4 6v12M8 6v12M11 6v12M15 6v12M18 6v12M20.5 6v12" />
  </Icon>
);

export const BanknoteIcon = () => (
  <Icon>
    <path d="M3 7h18v10H3zM6 10v4M18 10v4M12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z" />
  </Icon>
);

export const ChequeIcon = () => (
  <Icon>
    <path d="M3 7h18v10H3zM6 11h7M6 14h4M14 14.5c1-2 1.5-2 2 0s1 0 2-.5" />
  </Icon>
);

export const PhoneIcon = () => (
  <Icon>
    <path d="M8 3h8v18H8zM11 17.5h2" />
  </Icon>
);
