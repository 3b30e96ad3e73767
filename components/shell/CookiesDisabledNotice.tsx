import { useTranslation } from '@/contexts/TranslationContext';
import { PrimaryLink } from '../ui/Button';
import { CardTitle } from '../ui/Card';
import { NumberedSteps } from '../ui/NumberedSteps';
import { Stack } from '../ui/Stack';
import { PageText } from '../ui/PageText';
import { Title } from '../ui/Title';
import { CopyAddress } from './CopyAddress';
import { HelpSection } from './HelpSection';
import { PageMessage } from './PageMessage';

const ways = ['settings', 'privacy', 'allow'] as const;

export function CookiesDisabledNotice() {
  const { t } = useTranslation();
  const { host, pathname, search } = window.location;
  const otherwise = (
    <>
      <CardTitle>{t('shell.cookies.otherwise')}</CardTitle>
      <CopyAddress />
    </>
  );
  return (
    <PageMessage
      isAlert
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
          <PrimaryLink href={`${pathname}${search}`}>{t('shell.cookies.retry')}</PrimaryLink>
        </>
      }
      beforeContact={otherwise}
      withoutContact={<HelpSection>{otherwise}</HelpSection>}
    >
      <Title>{t('shell.cookies.title')}</Title>
      <PageText>{t('shell.cookies.text')}</PageText>
    </PageMessage>
  );
}
