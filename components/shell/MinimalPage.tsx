import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';

/** The brand above one column, with nothing of the frame that other pages share. */
const Page = styled.main`
  flex: 1;
  display: grid;
  align-content: start;
  justify-items: center;
  gap: var(--space-24);

  > * {
    width: min(var(--form-width), 100% - 2 * var(--space-16));
  }

  > strong {
    display: grid;
    grid-template-columns: min(var(--form-width), 100% - 2 * var(--space-16));
    justify-content: center;
    width: 100%;
    padding-block: var(--space-12);
    background: linear-gradient(var(--color-pane-start), var(--color-pane-end));
    color: var(--color-pane-text);
  }

  > strong img {
    height: 2.5rem;
    object-fit: contain;
    object-position: left;
  }
`;

interface MinimalPageProps {
  message: ReactNode;
  children: ReactNode;
}

export function MinimalPage({ children, message }: MinimalPageProps) {
  const { logoFile, name } = useCheckoutPage().brand;
  return (
    <Page>
      <strong>
        {logoFile === null ? name : <img src={logoFile} alt={name} width={110} height={40} />}
      </strong>
      <div role="alert">{message}</div>
      {children}
    </Page>
  );
}
