import { useEffect } from 'react';
import { useBuyer } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import type { PaymentView } from '@/contract/payment';
import { findInbox, getMailDomain } from '@/domain/webmail';
import { createBrowserStore, createTextsGuard } from '@/services/storage';
import { PrimaryLink, SecondaryLink } from '../ui/Button';
import { VisuallyHidden } from '../ui/text';

interface KeptInbox {
  token: string;
  domain: string;
}

/** For a receipt that is loaded again, which no longer knows its buyer: not the address. */
const store = createBrowserStore<{ inbox: KeptInbox }>('sessionStorage', () =>
  createTextsGuard('token', 'domain'),
);

/** Where the buyer reads the mail with the access. undefined: none was sent, or it is not known. */
export function useInbox({ mailsAccess = false, token }: PaymentView): string | undefined {
  const { lead } = useBuyer();
  const kept = store.read('inbox');
  const known = kept?.token === token ? kept.domain : '';
  const domain = lead ? getMailDomain(lead.email) : known;
  const inbox = findInbox(domain);
  useEffect(() => {
    if (mailsAccess && inbox !== undefined) store.write('inbox', { token, domain });
  }, [domain, inbox, mailsAccess, token]);
  return mailsAccess ? inbox : undefined;
}

interface InboxLinkProps {
  href: string;
  isMain?: boolean;
}

export function InboxLink({ href, isMain = false }: InboxLinkProps) {
  const { t } = useTranslation();
  const Link = isMain ? PrimaryLink : SecondaryLink;
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer">
      {t('success.inbox')}
      <VisuallyHidden> {t('shell.newTab')}</VisuallyHidden>
    </Link>
  );
}
