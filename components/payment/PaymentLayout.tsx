import type { ReactNode } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { from } from '../ui/layout';

/** A second column needs a wider page; the bar at the bottom needs room below a focused field. */
const PageStyle = createGlobalStyle`
  @media not all and ${from('desktop')} {
    html { scroll-padding-bottom: 112px; }
  }

  @media ${from('desktop')} {
    :root { --page-width: 944px; }
  }
`;

const Columns = styled.div<{ $formWidth: number }>`
  display: grid;
  gap: 24px;
  grid-template-columns: minmax(0, ${({ $formWidth }) => $formWidth}px);
  justify-content: center;

  @media ${from('desktop')} {
    grid-template-columns: minmax(0, ${({ $formWidth }) => $formWidth}px) minmax(0, 1fr);
    align-items: start;
  }
`;

/** First for a phone and a screen reader, on the right beside the form. */
const Aside = styled.div`
  @media ${from('desktop')} {
    position: sticky;
    top: 24px;
    grid-column: 2;
    grid-row: 1;
  }
`;

interface PaymentLayoutProps {
  summary: ReactNode;
  children: ReactNode;
}

/** The form in its brand's width (docs/behaviour.md 9), the order summary above or beside it. */
export function PaymentLayout({ children, summary }: PaymentLayoutProps) {
  const { brand } = useCheckoutPage();
  return (
    <>
      <PageStyle />
      <Columns $formWidth={brand.formWidth}>
        <Aside>{summary}</Aside>
        <div>{children}</div>
      </Columns>
    </>
  );
}
