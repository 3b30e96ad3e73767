import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { createWhatsappUrl } from '@/services/whatsappUrl';
import { PrimaryLink } from '../ui/Button';
import { CardTitle } from '../ui/Card';
import { Icon } from '../ui/icons';
import { NumberedSteps } from '../ui/NumberedSteps';
import { RowLink } from '../ui/RowLink';
import { Stack } from '../ui/Stack';
import { Text, VisuallyHidden } from '../ui/text';
import { useIsHydrated } from '../ui/useIsHydrated';
import { CopyAddress, getAddress } from './CopyAddress';
import { HelpSection } from './HelpSection';
import { chatPath } from './SupportContact';

/** Keeps the room of what only the browser can show: it knows the address. */
const Ways = styled(Stack)`
  align-content: start;
  min-height: 7.75rem;
`;

const CopyPlace = styled.div`
  min-height: 3.5rem;
`;

interface AskLinkProps {
  /** On this host; absent: the address of this page. */
  path?: string | undefined;
  /** A link that opens nothing needs another, a page that failed does not. */
  subject?: 'link' | 'help';
}

/** The next step of the page, or another way. */
const links = { main: PrimaryLink, row: RowLink };

type LinkKind = keyof typeof links;

export function AskLink({
  kind = 'row',
  path,
  subject = 'help',
}: AskLinkProps & { kind?: LinkKind }) {
  const { t } = useTranslation();
  return (
    <SenderLink
      kind={kind}
      label={t(`sender.ask.${subject}`)}
      message={t(`sender.message.${subject}`, { address: getAddress(path) })}
    />
  );
}

interface SenderLinkProps {
  kind?: LinkKind;
  label: string;
  message: string;
}

/** No number is known here: the buyer chooses who gets the message. */
function SenderLink({ kind = 'row', label, message }: SenderLinkProps) {
  const { t } = useTranslation();
  const Link = links[kind];
  return (
    <Link href={createWhatsappUrl('', message)} target="_blank" rel="noopener noreferrer">
      <Icon>
        <path d={chatPath} />
      </Icon>
      <span>
        {label}
        <VisuallyHidden> {t('shell.newTab')}</VisuallyHidden>
      </span>
    </Link>
  );
}

interface AskSenderProps extends AskLinkProps {
  /** Asking is the next step of the page. */
  isMain?: boolean;
  /** After the next step. */
  children?: ReactNode;
}

/**
 * Help of a product that has no contact: the sender of the link, and what to send them. Asking them
 * stands before the rest where it is the next step.
 */
export function AskSender({ children, isMain = false, ...link }: AskSenderProps) {
  const { t } = useTranslation();
  const isHydrated = useIsHydrated();
  return (
    <>
      {isMain && (
        <Stack $gap={12}>
          <MainPlace>{isHydrated && <AskLink {...link} kind="main" />}</MainPlace>
          {children}
        </Stack>
      )}
      <HelpSection>
        <CardTitle>{t('sender.title')}</CardTitle>
        <NumberedSteps>
          <li>{t('sender.tell')}</li>
          <li>{t('sender.send')}</li>
        </NumberedSteps>
        {isMain ? (
          <CopyPlace>{isHydrated && <CopyAddress path={link.path} />}</CopyPlace>
        ) : (
          <Ways $gap={12}>
            {isHydrated && (
              <>
                <AskLink {...link} />
                <CopyAddress path={link.path} />
              </>
            )}
          </Ways>
        )}
      </HelpSection>
    </>
  );
}

const MainPlace = styled.div`
  display: grid;
  min-height: 3.5rem;
`;

const Place = styled.div`
  display: grid;
  min-height: 3.5rem;
`;

/** Where no link is known that the sender could open: they pass on what support can find. */
export function AskAboutFailure({ reference }: { reference: string | null }) {
  const { t } = useTranslation();
  return (
    <HelpSection>
      <Stack $gap={4}>
        <CardTitle>{t('sender.title')}</CardTitle>
        <Text $size="body" $tone="text-muted">
          {t('sender.again')}
        </Text>
      </Stack>
      <Place>
        {reference !== null && (
          <SenderLink
            label={t('sender.ask.help')}
            message={t('sender.message.failure', { reference })}
          />
        )}
      </Place>
    </HelpSection>
  );
}
