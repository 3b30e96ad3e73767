import type { MailAddress, MailMessage } from '../../providers/MailSender';
import type { Dress } from './dress';
import type { MailContent } from './Mail';
import { renderHtml } from './MailHtml';
import { renderText } from './renderText';

interface Letter {
  dress: Dress;
  from: string;
  id: string;
  to: MailAddress;
  /**
   * The address where one call unsubscribes from such mails (RFC 8058); absent for a transactional
   * mail.
   */
  unsubscribe?: string;
}

export function addressMail(
  content: MailContent,
  { dress, from, id, to, unsubscribe }: Letter,
): MailMessage {
  const { seller, t } = dress;
  const footer = [t('mail.footer.why', { brand: seller.businessName }), t('mail.footer.noReply')];
  return {
    from: { name: seller.businessName, address: from },
    to,
    subject: content.subject,
    text: renderText(content, dress, footer),
    html: renderHtml({ ...content, footer: footer.join(' ') }, dress),
    messageId: `<${id}@${from.slice(from.indexOf('@') + 1)}>`,
    headers: {
      // Keeps absence notes from replying to it (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(unsubscribe !== undefined && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}
