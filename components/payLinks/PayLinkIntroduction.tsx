import type { ReactNode } from 'react';
import { ArrivalTitle } from '../ui/ArrivalTitle';
import { Stack } from '../ui/Stack';
import { PageText } from '../ui/PageText';

interface PayLinkIntroductionProps {
  title: string;
  text?: string | undefined;
  children?: ReactNode;
}

export function PayLinkIntroduction({ children, text, title }: PayLinkIntroductionProps) {
  return (
    <Stack $gap={16}>
      <div>
        <ArrivalTitle>{title}</ArrivalTitle>
        {text !== undefined && <PageText>{text}</PageText>}
      </div>
      {children}
    </Stack>
  );
}
