import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { from } from '../ui/layout';
import { PageText } from '../ui/PageText';
import { Title } from '../ui/Title';

/** Shown where a page fails, so that no document needs its rules. Its first child is the brand's side. */
const Page = styled.main`
  flex: 1;
  display: grid;
  grid-template:
    repeat(8, auto) 1fr / minmax(var(--space-16), 1fr) minmax(0, var(--form-width))
    minmax(var(--space-16), 1fr);
  row-gap: var(--space-24);

  > * {
    grid-column: 2;
  }

  > strong {
    grid-column: 1 / -1;
    padding: var(--space-12) max(var(--space-16), calc(50% - var(--form-width) / 2));
    background: linear-gradient(var(--color-pane-start), var(--color-pane-end));
    color: var(--color-pane-text);
  }

  > strong img {
    height: 2.5rem;
    object-fit: contain;
    object-position: left;
  }

  @media ${from('desktop')} {
    grid-template-columns:
      50% var(--space-48) minmax(0, var(--form-width))
      minmax(var(--space-48), 1fr);

    > * {
      grid-column: 3;
    }

    > strong {
      grid-area: 1 / 1 / -1;
      display: grid;
      align-content: space-between;
      /* As wide as a pane's column. */
      --outside: calc(100% - 33rem);
      padding: var(--space-48) var(--space-48) 0 max(var(--space-48), var(--outside));
    }

    > strong::after {
      content: '';
      width: 30rem;
      max-width: 100%;
      height: min(18.75rem, var(--hero-limit));
      border-image: var(--pane-hero) 0 fill;
    }

    > strong + * {
      margin-top: var(--space-48);
    }
  }
`;

interface MinimalPageProps {
  title: string;
  text: string;
  children: ReactNode;
}

export function MinimalPage({ children, text, title }: MinimalPageProps) {
  const { logoFile, name } = useCheckoutPage().brand;
  return (
    <Page>
      <strong>
        {logoFile === null ? name : <img src={logoFile} alt={name} width={110} height={40} />}
      </strong>
      <div role="alert">
        <Title>{title}</Title>
        <PageText>{text}</PageText>
      </div>
      {children}
    </Page>
  );
}
