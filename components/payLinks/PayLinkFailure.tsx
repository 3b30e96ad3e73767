import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { type MessageKey, useTranslation } from '@/contexts/TranslationContext';
import type { FailurePage, PageFailureKind } from '@/services/checkout/page';
import { AskSender } from '../shell/AskSender';
import { ErrorReference } from '../shell/ErrorReference';
import { PageMessage } from '../shell/PageMessage';
import { StateHead } from '../shell/StateHead';
import { DoneIcon } from '../shell/stateIcons';
import { BrokenLinkScene, ClosedRoadScene } from '../shell/stateScenes';
import { UnbrandedFoot } from '../shell/UnbrandedFoot';
import { useErrorReference } from '../shell/useErrorReference';
import { ArrivalTitle } from '../ui/ArrivalTitle';
import { PrimaryButton } from '../ui/Button';
import { PageText } from '../ui/PageText';
import { PaidSale } from './PaidSale';

interface FailureText {
  title: MessageKey;
  text: MessageKey;
}

const paidText: FailureText = { title: 'payLink.paid.title', text: 'payLink.paid.text' };

type FailureTexts = Record<Exclude<PageFailureKind, 'paid'>, FailureText>;

const paymentTexts: FailureTexts = {
  notFound: { title: 'payLink.notFound.title', text: 'payLink.notFound.text' },
  unavailable: { title: 'payLink.unavailable.title', text: 'payLink.unavailable.text' },
};

const scenes = { notFound: <BrokenLinkScene />, unavailable: <ClosedRoadScene /> };

interface PayLinkFailureProps {
  kind: PageFailureKind;
  texts?: FailureTexts;
  paidReference?: FailurePage['paidReference'];
  /** Leads on from a link that opens nothing: below the help, because only the browser knows it. */
  wayOn?: ReactNode;
  /**
   * Help of a page that has no contact. null: none. Whoever has such an address can use it while it is
   * valid, so nobody is asked about it.
   */
  help?: ReactNode;
}

/**
 * Replaces the amount due where it is paid, where no open item has this id, for whatever reason, or
 * where the service is unavailable and the link stays valid. The browser that paid gets the way to its
 * receipt.
 */
export function PayLinkFailure({
  kind,
  paidReference,
  texts = paymentTexts,
  wayOn,
  help = kind === 'notFound' && <AskSender isMain={wayOn === undefined} subject="link" />,
}: PayLinkFailureProps) {
  const router = useRouter();
  const { t } = useTranslation();
  const reference = useErrorReference();
  const { text, title } = kind === 'paid' ? paidText : texts[kind];
  const heading = <ArrivalTitle>{t(title)}</ArrivalTitle>;
  return (
    <PageMessage
      isAlert={kind !== 'paid'}
      reference={kind === 'unavailable' && <ErrorReference reference={reference} />}
      foot={<UnbrandedFoot />}
      isHelpFirst={kind === 'notFound'}
      {...(kind !== 'paid' && { scene: scenes[kind], withoutContact: help })}
      action={
        <>
          {kind === 'unavailable' && (
            <PrimaryButton
              onClick={() => {
                router.reload();
              }}
            >
              {t('failure.retry')}
            </PrimaryButton>
          )}
          {paidReference && <PaidSale {...paidReference} />}
          {kind === 'notFound' && wayOn}
        </>
      }
    >
      {kind === 'paid' ? <StateHead icon={<DoneIcon />}>{heading}</StateHead> : heading}
      <PageText>{t(text)}</PageText>
    </PageMessage>
  );
}
