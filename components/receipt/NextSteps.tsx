import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import type { PaymentView } from '@/contract/payment';
import { Card, CardTitle } from '../ui/Card';
import { InboxLink } from './InboxLink';
import { NextStepList } from './NextStepList';
import { ResendAccess } from './ResendAccess';

const InboxPlace = styled.div`
  display: grid;
  margin-top: var(--space-24);
`;

const ResendPlace = styled.div`
  display: flow-root;
  min-height: 2.75rem;
`;

interface NextStepsProps {
  payment: PaymentView;
  hasAccess?: boolean;
  /** Where no button of the page leads there yet. */
  inbox?: string | undefined;
  /** The page has another button that leads on, an offer's included. */
  hasAction?: boolean;
}

export function NextSteps({ hasAccess = false, hasAction = true, inbox, payment }: NextStepsProps) {
  const { t } = useTranslation();
  const { mailsAccess = false, orderNumber: order, token } = payment;
  return (
    <Card>
      <CardTitle>{t('success.next.title')}</CardTitle>
      <NextStepList>
        {hasAccess ? (
          <>
            <li>{t('success.next.access', { button: t('success.access') })}</li>
            {mailsAccess ? (
              <li>{t('success.next.also')}</li>
            ) : (
              order !== undefined && <li>{t('success.next.help', { order })}</li>
            )}
          </>
        ) : (
          <>
            <li>{t(mailsAccess ? 'success.next.mailed' : 'success.next.1')}</li>
            <li>{t('success.next.2')}</li>
          </>
        )}
      </NextStepList>
      {inbox !== undefined && (
        <InboxPlace>
          <InboxLink href={inbox} />
        </InboxPlace>
      )}
      {mailsAccess && (
        <ResendPlace>
          <ResendAccess token={token} variant={hasAction ? 'link' : 'button'} />
        </ResendPlace>
      )}
    </Card>
  );
}
