import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ArrivalTitle } from '../ui/ArrivalTitle';
import { PageText } from '../ui/PageTitle';

const Introduction = styled.div`
  display: grid;
  gap: 16px;
`;

interface KnownSaleIntroductionProps {
  title: string;
  text: string;
  /** What else is to be known before paying. */
  children?: ReactNode;
}

/** What the page is about. */
export function KnownSaleIntroduction({ children, text, title }: KnownSaleIntroductionProps) {
  return (
    <Introduction>
      <div>
        <ArrivalTitle>{title}</ArrivalTitle>
        <PageText>{text}</PageText>
      </div>
      {children}
    </Introduction>
  );
}
