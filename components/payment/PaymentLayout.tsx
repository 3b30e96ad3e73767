import type { ReactNode } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { from } from '../ui/layout';

/** A second column needs a wider page; the bar at the bottom needs room below a focused field. */
const PageStyle = createGlobalStyle`
  @media not all and ${from('desktop')} {
    html { scroll-padding-bottom: 112px; }
  }

  @media ${from('desktop')} {
    :root { --page-width: 944px; }
  }

  @media ${from('widest')} {
    :root { --page-width: 1024px; }
  }
`;

const Columns = styled.div`
  display: grid;
  gap: 24px;
  grid-template-columns: minmax(0, var(--form-width));
  justify-content: center;

  @media ${from('desktop')} {
    grid-template-columns: minmax(0, var(--form-width)) minmax(0, 1fr);
    align-items: start;
  }

  @media ${from('wide')} {
    gap: 40px;
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
  return (
    <>
      <PageStyle />
      <Columns>
        <Aside>{summary}</Aside>
        <div>{children}</div>
      </Columns>
    </>
  );
}
