import { styled } from 'styled-components';
import {
  useBuyer,
  useCheckoutPage,
  useCheckoutProduct,
  useNavigation,
} from '@/contexts/checkout/CheckoutContext';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { useTranslation } from '@/contexts/TranslationContext';
import { useStored } from '@/contexts/useStored';
import { getCountry } from '@/domain/markets';
import { formatPhone } from '@/domain/phones';
import { validatePhoneCode } from '@/services/api/phoneVerification';
import { routes } from '@/services/checkout/routes';
import { writeStored } from '@/services/storage';
import type { StoredValues } from '@/services/storage';
import { CodeEntry } from '../../phoneCode/CodeEntry';
import { ResendCode } from '../../phoneCode/ResendCode';
import { SentCode } from '../../phoneCode/SentCode';
import { getCodeFailure, type PhoneCodeState, usePhoneCode } from '../../phoneCode/usePhoneCode';
import { inStepPanes } from '../../shell/StepPanes';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { PrimaryButton, TextButton } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { OtherWays } from '../../ui/OtherWays';
import { RichText } from '../../ui/RichText';
import { ShortColumn } from '../../ui/ShortColumn';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { useCommand } from '../../ui/useCommand';

export function PhoneVerificationTemplate() {
  useStepGuard();
  const { t } = useTranslation();
  const lead = useStored('dataLead');
  const isVerified = useStored('verifiedLeadId') === (lead?.leadId ?? '');
  return (
    <ShortColumn>
      <ArrivalTitle>{t('phone.title')}</ArrivalTitle>
      <Stack $gap={16}>
        {lead ? (
          isVerified ? (
            <VerifiedPhone />
          ) : (
            <PhoneCodeEntry key={lead.leadId} lead={lead} />
          )
        ) : (
          <Skeleton $height={400} />
        )}
      </Stack>
    </ShortColumn>
  );
}

PhoneVerificationTemplate.getLayout = inStepPanes;

function VerifiedPhone() {
  const { t } = useTranslation();
  const { goTo } = useNavigation();
  const { nextStep } = useCheckoutProduct();
  return (
    <>
      <Notice tone="success">{t('phone.verified')}</Notice>
      {nextStep && (
        <PrimaryButton onClick={() => void goTo(routes[nextStep.templateId])}>
          {t('phone.continue')}
        </PrimaryButton>
      )}
      <ChangePhone />
    </>
  );
}

const Change = styled(TextButton)`
  justify-self: center;
`;

function ChangePhone() {
  const { t } = useTranslation();
  const { goTo } = useNavigation();
  return <Change onClick={() => void goTo(routes.lead)}>{t('phone.change')}</Change>;
}

const Status = styled.p`
  min-height: 2lh;
`;

/** The whole number on one line. As plain characters, so that a copy of it stays a number. */
const Unbroken = styled.span`
  font-weight: 600;
  white-space: nowrap;
`;

function PhoneText({ phone, text }: { phone: string; text: string }) {
  return <RichText text={text} parts={{ phone: <Unbroken>{phone}</Unbroken> }} />;
}

type SendingState = Exclude<PhoneCodeState, { kind: 'held' }>;

function SendingStatus({ phone, state }: { phone: string; state: SendingState }) {
  const { t } = useTranslation();
  switch (state.kind) {
    case 'sending':
      return <Status role="status">{t('phone.sending')}</Status>;
    case 'sent':
      return (
        <Status role="status">
          <span>
            <PhoneText text={t('phone.sent')} phone={phone} />
          </span>{' '}
          {state.isResent && <span>{t('phone.resent')}</span>}
        </Status>
      );
    case 'failed':
      return (
        <p>
          <PhoneText text={t('phone.notSent')} phone={phone} />
        </p>
      );
  }
}

function PhoneCodeEntry({ lead }: { lead: StoredValues['dataLead'] }) {
  const { locale } = useCheckoutPage().page;
  const { t } = useTranslation();
  const { resend, state } = usePhoneCode(lead.leadId);
  const { userPhone } = useBuyer();
  return (
    <>
      {state.kind === 'held' ? (
        <Notice tone="alert">{t('phone.limited')}</Notice>
      ) : (
        <SentCode>
          <SendingStatus
            phone={formatPhone(userPhone ?? lead.phone, getCountry(locale))}
            state={state}
          />
          <ChangePhone />
        </SentCode>
      )}
      {state.kind === 'failed' && <Notice tone="error">{t(state.message)}</Notice>}
      <CodeForm leadId={lead.leadId} />
      <OtherWays>
        <ResendCode state={state} onResend={resend} />
        {state.kind === 'held' && <ChangePhone />}
      </OtherWays>
    </>
  );
}

function CodeForm({ leadId }: { leadId: string }) {
  const { failure, submit } = useValidateCode(leadId);
  return <CodeEntry failure={failure} onCode={submit} />;
}

function useValidateCode(leadId: string) {
  const { goTo } = useNavigation();
  const { nextStep, productBusiness: business, productCode } = useCheckoutProduct();
  const { failure, run } = useCommand({
    operation: 'phone-validation',
    // The code is not stored: a different code typed meanwhile gets a key of its own.
    getSubject: () => ({ leadId }),
    retriesReusedKey: true,
    send: (code: string, key) => validatePhoneCode(leadId, { code, business, productCode }, key),
    onAnswer: async () => {
      writeStored('verifiedLeadId', leadId);
      if (nextStep) await goTo(routes[nextStep.templateId]);
    },
    toFailure: getCodeFailure,
  });
  /** @returns whether the code was refused */
  const submit = async (code: string) => (await run(code))?.isRefused === true;
  return { submit, failure };
}
