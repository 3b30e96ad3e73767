import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ArrivalTitle } from '../ui/ArrivalTitle';
import { PageText } from '../ui/Title';

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
