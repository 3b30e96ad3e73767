import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ArrivalTitle } from '../ui/ArrivalTitle';
import { PageText } from '../ui/Title';

const Introduction = styled.div`
  display: grid;
  gap: var(--space-16);
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
