import { useTranslation } from '@/contexts/TranslationContext';
import { PrimaryLink } from '../ui/Button';
import { CardTitle } from '../ui/Card';
import { NumberedSteps } from '../ui/NumberedSteps';
import { Stack } from '../ui/Stack';
import { Text } from '../ui/text';
import { PageText } from '../ui/PageText';
import { Title } from '../ui/Title';
import { CopyAddress } from './CopyAddress';
import { PageMessage } from './PageMessage';
import { StateHead } from './StateHead';
import { CookieIcon } from './stateIcons';

const ways = ['settings', 'privacy', 'allow'] as const;

export function CookiesDisabledNotice() {
  const { t } = useTranslation();
  const { host, pathname, search } = window.location;
  return (
    <PageMessage
      isAlert
      action={
        <>
          <Stack as="section" $gap={12}>
            <CardTitle>{t('shell.cookies.how')}</CardTitle>
            <NumberedSteps>
              {ways.map((way) => (
                <li key={way}>{t(`shell.cookies.how.${way}`, { site: host })}</li>
              ))}
            </NumberedSteps>
          </Stack>
          <Stack $gap={12}>
            {/* A plain link to this very address: the page is reloaded. */}
            <PrimaryLink href={`${pathname}${search}`}>{t('shell.cookies.retry')}</PrimaryLink>
            <Text $size="small" $tone="text-muted">
              {t('shell.cookies.otherwise')}
            </Text>
            <CopyAddress />
          </Stack>
        </>
      }
    >
      <StateHead icon={<CookieIcon />}>
        <Title>{t('shell.cookies.title')}</Title>
      </StateHead>
      <PageText>{t('shell.cookies.text')}</PageText>
    </PageMessage>
  );
}
