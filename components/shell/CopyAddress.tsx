import { useTranslation } from '@/contexts/TranslationContext';
import { SecondaryButton } from '../ui/Button';
import { Stack } from '../ui/Stack';
import { Text } from '../ui/text';
import { useCopy } from '../ui/useCopy';

export function CopyAddress() {
  const { t } = useTranslation();
  const address = window.location.href;
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
