import { useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { resendAccess } from '@/services/api/access';
import { getFailureKey } from '@/services/http/errors';
import { outdented, SecondaryButton, TextButton } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { useCommand } from '../ui/useCommand';

const ResendLink = styled(TextButton)`
  display: block;
  ${outdented}
  margin-block: var(--space-8) calc(-1 * var(--space-12));
`;

const ResendButton = styled(SecondaryButton)`
  width: 100%;
  margin-top: var(--space-24);
`;

const Answer = styled.div`
  margin-top: var(--space-16);
`;

interface ResendAccessProps {
  /** Of the payment. */
  token: string;
  /** A button where the page has no other that leads on. */
  variant: 'button' | 'link';
}

/** Has the mail with the access link sent again. */
export function ResendAccess({ token, variant }: ResendAccessProps) {
  const { t } = useTranslation();
  const [email, setEmail] = useState<string | null>(null);
  const { failure, isBusy, run } = useCommand({
    operation: 'access-resend',
    getSubject: (ofPayment: string) => ({ token: ofPayment }),
    send: resendAccess,
    onAnswer: (answer) => {
      setEmail(answer.email);
    },
    toFailure: getFailureKey,
  });
  const Resend = variant === 'button' ? ResendButton : ResendLink;
  const isSent = email !== null && !isBusy && failure === null;
  return (
    <>
      <Resend aria-disabled={isBusy} onClick={() => void run(token)}>
        {t(isBusy ? 'success.resend.busy' : 'success.resend')}
      </Resend>
      {failure && (
        <Answer>
          <Notice tone="error">{t(failure)}</Notice>
        </Answer>
      )}
      {isSent && (
        <Answer>
          <Notice tone="success">{t('success.resend.done', { email })}</Notice>
        </Answer>
      )}
    </>
  );
}
