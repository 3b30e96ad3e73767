import { useTranslation } from '@/contexts/TranslationContext';
import { SecondaryButton } from '../ui/Button';
import { Stack } from '../ui/Stack';
import { Text } from '../ui/text';
import { useCopy } from '../ui/useCopy';

interface CopyAddressProps {
  /** Of this host; absent: the address of this page. */
  path?: string | undefined;
}

export function CopyAddress({ path }: CopyAddressProps) {
  const { t } = useTranslation();
  const { href, origin } = window.location;
  const address = path === undefined ? href : origin + path;
  const { answer, copy } = useCopy(address);
  return (
    <Stack $gap={8}>
      <SecondaryButton onClick={() => void copy()}>{t('shell.copyAddress')}</SecondaryButton>
      <Text as="div" $size="small" $tone="text-muted" role="status">
        {answer === 'done' && <span>{t('shell.copyAddress.done')}</span>}
        {answer === 'failed' && <span>{t('shell.copyAddress.failed', { address })}</span>}
      </Text>
    </Stack>
  );
}
