import type { ReactNode } from 'react';
import { useTranslation } from '@/contexts/TranslationContext';
import { CardTitle } from '../ui/Card';
import { NumberedSteps } from '../ui/NumberedSteps';
import { HelpSection } from './AskSender';

interface OpenAgainProps {
  /** A way to ask, below the step that says so. */
  children?: ReactNode;
}

/** Help of a page whose address is wrong, and is no other's to see. */
export function OpenAgain({ children }: OpenAgainProps) {
  const { t } = useTranslation();
  return (
    <HelpSection>
      <CardTitle>{t('sender.title')}</CardTitle>
      <NumberedSteps>
        <li>{t('sender.open')}</li>
        <li>
          <div>
            {t('sender.another')}
            {children}
          </div>
        </li>
      </NumberedSteps>
    </HelpSection>
  );
}
