import { useTranslation } from '@/contexts/TranslationContext';
import { PrimaryLink } from '../ui/Button';
import { CardTitle } from '../ui/Card';
import { NumberedSteps } from '../ui/NumberedSteps';
import { Stack } from '../ui/Stack';
import { lazyPart } from '../ui/lazyPart';
import { PageText } from '../ui/PageText';
import { Text } from '../ui/text';
import { Title } from '../ui/Title';
import { CopyAddress } from './CopyAddress';
import { HelpSection } from './HelpSection';
import { PageMessage } from './PageMessage';
import { Scene } from './SceneParts';
import { useContacts } from './SupportContact';

/** Few browsers refuse cookies: every page would bring the picture along. */
const CookieScene = lazyPart(async () => (await import('./CookieScene')).CookieScene, <Scene />);

const ways = ['settings', 'privacy', 'allow'] as const;

export function CookiesDisabledNotice() {
  const { t } = useTranslation();
  const { host, pathname, search } = window.location;
  const hasContacts = useContacts().length > 0;
  return (
    <PageMessage
      isAlert
      scene={<CookieScene />}
      action={
        <>
          <Stack as="section" $gap={16}>
            <CardTitle>{t('shell.cookies.how')}</CardTitle>
            <NumberedSteps>
              {ways.map((way) => (
                <li key={way}>{t(`shell.cookies.how.${way}`, { site: host })}</li>
              ))}
            </NumberedSteps>
          </Stack>
          {/* A plain link to this very address: the page is reloaded. */}
          <PrimaryLink href={`${pathname}${search}`}>{t('failure.retry')}</PrimaryLink>
          <HelpSection>
            <CardTitle>{t('shell.cookies.otherwise')}</CardTitle>
            <CopyAddress />
            {!hasContacts && <Text $size="body">{t('shell.cookies.sender')}</Text>}
          </HelpSection>
        </>
      }
    >
      <Title>{t('shell.cookies.title')}</Title>
      <PageText>{t('shell.cookies.text')}</PageText>
    </PageMessage>
  );
}
