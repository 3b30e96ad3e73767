import type { ReactNode } from 'react';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { PageText, PageTitle } from '../ui/Title';

interface MinimalPageProps {
  title: string;
  text: string;
  children: ReactNode;
}

export function MinimalPage({ children, text, title }: MinimalPageProps) {
  const { logoFile, name } = useCheckoutPage().brand;
  return (
    <main className="minimal-page">
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
