import { useTranslation } from '@/contexts/TranslationContext';
import { formatPhone } from '@/services/phone/formatPhone';
import type { StoredValues } from '@/services/storage/storedValues';
import { Notice } from '../../ui/Notice';
import { CodeForm } from './CodeForm';
import { ResendCode } from './ResendCode';
import { usePhoneCode, type PhoneCodeState } from './usePhoneCode';

function SendingStatus({ phone, state }: { phone: string; state: PhoneCodeState }) {
  const { t } = useTranslation();
  switch (state.kind) {
    case 'sending':
      return <p role="status">{t('phone.sending')}</p>;
    case 'sent':
      return (
        <p role="status">
          {t('phone.sent', { phone })} {state.isAnew && t('phone.resent')}
        </p>
      );
    case 'held':
      return <Notice tone="alert">{t('phone.limited')}</Notice>;
    case 'failed':
      return (
        <>
          <p>{t('phone.notSent', { phone })}</p>
          <Notice tone="error">{t(state.message)}</Notice>
        </>
      );
  }
}

/** On one line: a number that is broken in two is hard to check. */
const unbroken = (phone: string) => phone.replaceAll(' ', '\u00a0');

/** Sends the code on arrival and takes it. A code that came before may be typed in any state. */
export function PhoneCodeEntry({ lead }: { lead: StoredValues['dataLead'] }) {
  const { resend, state } = usePhoneCode(lead.leadId);
  return (
    <>
      <SendingStatus phone={unbroken(formatPhone(lead.phone))} state={state} />
      <CodeForm leadId={lead.leadId} />
      <ResendCode state={state} onResend={resend} />
    </>
  );
}
