import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { dropPersonalParameters } from '@/services/checkout/query';
import { routes, withQuery } from '@/services/checkout/routes';
import { PrimaryButton } from '../ui/Button';
import { CopyIcon } from '../ui/CopyIcon';
import { ChainIcon } from '../ui/ChainIcon';
import { CopyRow, RowWords } from '../ui/RowLink';
import { Stack } from '../ui/Stack';
import { Text } from '../ui/text';
import { useCopy } from '../ui/useCopy';

const CenteredText = styled(Text)`
  text-align: center;
`;

const Address = styled(Text)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

interface CopyAddressProps {
  /** On this host; absent: the address of this page. */
  path?: string | undefined;
  /** The next step of the page. */
  isMain?: boolean;
}

/** Links whose id opens an account or confirms something for its buyer. */
const buyersPaths = [routes.access, routes.refund, routes.reminder, routes.trial].map((route) =>
  route.replace('/{id}', ''),
);

/** Without what is about the buyer alone: the address is made to be sent to others. */
export function getAddress(path: string | undefined): string {
  const { origin, pathname, search } = window.location;
  const [opened = '', ...query] = (path ?? pathname + search).split('?');
  const shown = buyersPaths.find((start) => opened.startsWith(`${start}/`)) ?? opened;
  return origin + withQuery(shown, dropPersonalParameters(query.join('?')));
}

export function CopyAddress({ isMain = false, path }: CopyAddressProps) {
  const { t } = useTranslation();
  const address = getAddress(path);
  const { answer, copy } = useCopy(address);
  const Answer = isMain ? CenteredText : Text;
  return (
    <Stack $gap={4}>
      {isMain ? (
        <PrimaryButton onClick={() => void copy()}>
          <CopyIcon />
          {t('shell.copyAddress')}
        </PrimaryButton>
      ) : (
        <CopyRow onClick={() => void copy()}>
          <ChainIcon />
          <RowWords>
            {t('shell.copyAddress')}{' '}
            <Address as="span" $size="small" $tone="text-muted">
              {address.replace(/^https?:\/\//, '')}
            </Address>
          </RowWords>
          <CopyIcon />
        </CopyRow>
      )}
      <Answer as="div" $size="small" $tone="text-muted" role="status">
        {answer === 'done' && <span>{t('shell.copyAddress.done')}</span>}
        {answer === 'failed' && <span>{t('shell.copyAddress.failed', { address })}</span>}
      </Answer>
    </Stack>
  );
}
