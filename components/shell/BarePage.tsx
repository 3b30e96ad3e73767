import type { ReactNode } from 'react';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { PageText, PageTitle } from '../ui/Title';

interface BarePageProps {
  title: string;
  text: string;
  /** What to do about it. */
  children: ReactNode;
}

/** A page whose frame cannot be trusted, or is not wanted: the brand's sign, where it has one, its name and a message. */
export function BarePage({ children, text, title }: BarePageProps) {
  const { logoFile, name, sign } = useCheckoutPage().brand;
  return (
    <main className="bare-page">
      <strong>
        {logoFile !== null && <img src={sign} alt="" width={48} height={48} />}
        {name}
      </strong>
      <div role="alert">
        <PageTitle>{title}</PageTitle>
        <PageText>{text}</PageText>
      </div>
      {children}
    </main>
  );
}
