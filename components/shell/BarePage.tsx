import type { ReactNode } from 'react';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { PageText, PageTitle } from '../ui/Title';

interface BarePageProps {
  title: string;
  text: string;
  /** What to do about it. */
  children: ReactNode;
}

/**
 * A page whose frame cannot be trusted, or is not wanted: the brand's side, with its wordmark or the
 * name of who sells, and a message. The document's styles place them (shellCss.ts).
 */
export function BarePage({ children, text, title }: BarePageProps) {
  const { logoFile, name } = useCheckoutPage().brand;
  return (
    <main className="bare-page">
      <strong>
        {logoFile === null ? name : <img src={logoFile} alt={name} width={110} height={40} />}
      </strong>
      <div role="alert">
        <PageTitle>{title}</PageTitle>
        <PageText>{text}</PageText>
      </div>
      {children}
    </main>
  );
}
