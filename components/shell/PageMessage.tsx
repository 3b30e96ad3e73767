import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { Stack } from '../ui/Stack';
import { SupportContact } from './SupportContact';

const Icon = styled.img`
  width: 6rem;
  height: 6rem;
  border-radius: min(var(--radius-card), 25%);
`;

interface PageMessageProps {
  /** Title and text. */
  children: ReactNode;
  /** What to do now. */
  action?: ReactNode;
  /** Where nothing helps as much as to ask somebody. */
  isHelpFirst?: boolean;
  isAlert?: boolean;
}

/** A page that has nothing but a message: what happened, what to do now, and where to get help. */
export function PageMessage({
  action,
  children,
  isAlert = false,
  isHelpFirst = false,
}: PageMessageProps) {
  const { logoFile, sign } = useCheckoutPage().brand;
  return (
    <Stack $gap={24}>
      {/* The stand-in has no sign of its own. */}
      {logoFile !== null && <Icon src={sign} alt="" width={96} height={96} />}
      <div role={isAlert ? 'alert' : undefined}>{children}</div>
      {!isHelpFirst && action}
      <SupportContact isMain={isHelpFirst} />
      {isHelpFirst && action}
    </Stack>
  );
}
