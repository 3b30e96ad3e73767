import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ArrivalTitle } from '../ui/ArrivalTitle';
import { PageText } from '../ui/Title';

/** The parts of a page, one under the other. */
export const PayLinkContent = styled.div`
  display: grid;
  gap: 24px;
`;

const Introduction = styled.div`
  display: grid;
  gap: 16px;
`;

interface PayLinkIntroductionProps {
  title: string;
  text: string;
  /** What else is to be known before paying. */
  children?: ReactNode;
}

/** What the page is about. */
export function PayLinkIntroduction({ children, text, title }: PayLinkIntroductionProps) {
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
