import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import type { InPersonMethod } from '@/contract/enumerations';
import { Icon } from './icons';

export const CardIcon = () => (
  <Icon>
    <path d="M3 6h18v12H3zM3 10h18M7 14.5h3" />
  </Icon>
);

/** The mark of Pix, of the Banco Central do Brasil. */
export const PixIcon = () => <img className="icon" src="/pix.svg" alt="" />;

const Pair = styled.span`
  display: flex;
  gap: var(--space-4);
`;

export const TwoCardsIcon = () => (
  <Pair>
    <CardIcon />
    <CardIcon />
  </Pair>
);

export const CardAndPixIcon = () => (
  <Pair>
    <CardIcon />
    <PixIcon />
  </Pair>
);

export const BarcodeIcon = () => (
  <Icon>
    <path d="M4 6v12M8 6v12M11 6v12M15 6v12M18 6v12M20.5 6v12" />
  </Icon>
);

const BanknoteIcon = () => (
  <Icon>
    <path d="M3 7h18v10H3zM6 10v4M18 10v4M12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z" />
  </Icon>
);

const ChequeIcon = () => (
  <Icon>
    <path d="M3 7h18v10H3zM6 11h7M6 14h4M14 14.5c1-2 1.5-2 2 0s1 0 2-.5" />
  </Icon>
);

export const PhoneIcon = () => (
  <Icon>
    <path d="M8 3h8v18H8zM11 17.5h2" />
  </Icon>
);

export const inPersonIcons: Record<InPersonMethod, ComponentType> = {
  'credit-card-in-person': CardIcon,
  'pix-in-person': PixIcon,
  cash: BanknoteIcon,
  cheque: ChequeIcon,
};
