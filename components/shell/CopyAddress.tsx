import { useTranslation } from '@/contexts/TranslationContext';
import { PrimaryButton, SecondaryButton } from '../ui/Button';
import { Stack } from '../ui/Stack';
import { Text } from '../ui/text';
import { useCopy } from '../ui/useCopy';

export interface CopyAddressProps {
  /** Of this host; absent: the address of this page. */
  path?: string | undefined;
  /** The next step of the page. */
  isMain?: boolean;
}

export function CopyAddress({ isMain = false, path }: CopyAddressProps) {
  const { t } = useTranslation();
  const { href, origin } = window.location;
  const address = path === undefined ? href : origin + path;
  const { answer, copy } = useCopy(address);
  const Button = isMain ? PrimaryButton : SecondaryButton;
  return (
    <Stack $gap={8}>
      <Button onClick={() => void copy()}>{t('shell.copyAddress')}</Button>
      <Text as="div" $size="small" $tone="text-muted" role="status">
        {answer === 'done' && <span>{t('shell.copyAddress.done')}</span>}
        {answer === 'failed' && <span>{t('shell.copyAddress.failed', { address })}</span>}
      </Text>
    </Stack>
  );
}
