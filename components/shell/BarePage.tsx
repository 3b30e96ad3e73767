import type { ReactNode } from 'react';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { PageText, PageTitle } from '../ui/Title';

interface BarePageProps {
  title: string;
  text: string;
  /** What to do about it. */
  children: ReactNode;
}

/** A page whose frame cannot be trusted, or is not wanted: the brand's icon and a message. */
export function BarePage({ children, text, title }: BarePageProps) {
  const { dsProductId } = useCheckoutPage().brand;
  return (
    <main className="bare-page">
      <img src={`/brands/${dsProductId}/icon.svg`} alt="" width={96} height={96} />
      <div role="alert">
        <PageTitle>{title}</PageTitle>
        <PageText>{text}</PageText>
      </div>
      {children}
    </main>
  );
}
