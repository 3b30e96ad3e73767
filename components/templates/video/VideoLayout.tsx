import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { PageText } from '../../ui/PageTitle';

const Content = styled.div`
  display: grid;
  gap: 24px;
`;

interface VideoLayoutProps {
  headline: string;
  text?: string;
  children: ReactNode;
}

/** What the steps with a video have in common. */
export function VideoLayout({ children, headline, text }: VideoLayoutProps) {
  return (
    <Content>
      <div>
        <ArrivalTitle>{headline}</ArrivalTitle>
        {text !== undefined && <PageText>{text}</PageText>}
      </div>
      {children}
    </Content>
  );
}
