import { useId } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import type { WhatsappChat } from '@/services/product';
import { createWhatsappUrl } from '@/services/whatsappUrl';
import { PrimaryLink } from '../../ui/Button';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

const Offer = styled.div`
  display: grid;
  gap: 8px;
`;

/** The brand's own words are long. */
const ChatButton = styled(PrimaryLink)`
  text-wrap: balance;
`;

const Note = styled.p`
  color: var(--color-text-muted);
  font-size: 14px;
  text-align: center;
`;

/** Opens a chat about the offer in a tab of its own, and says before what will happen. */
export function ChatLink({ chat }: { chat: WhatsappChat }) {
  const { t } = useTranslation();
  const noteId = useId();
  return (
    <Offer>
      <ChatButton
        href={createWhatsappUrl(chat.phone, chat.text)}
        target="_blank"
        rel="noopener noreferrer"
        aria-describedby={noteId}
      >
        {t('video.upsell.accept')}
        <VisuallyHidden> {t('shell.newTab')}</VisuallyHidden>
      </ChatButton>
      <Note id={noteId}>{t('video.upsell.chat')}</Note>
    </Offer>
  );
}
