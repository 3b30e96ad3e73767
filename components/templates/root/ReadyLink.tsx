import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { CopyField } from '../../payment/CopyField';
import { SecondaryLink } from '../../ui/Button';
import { VisuallyHidden } from '../../ui/text';
import { QrCode } from '../../ui/QrCode';

const Picture = styled.div`
  width: 12rem;
  max-width: 100%;
  min-height: 12rem;
  margin: 0 auto;
`;

interface ReadyLinkProps {
  href: string;
  isInReach?: boolean;
}

export function ReadyLink({ href, isInReach = false }: ReadyLinkProps) {
  const { t } = useTranslation();
  return (
    <>
      <CopyField
        value={href}
        copyValue={href}
        isMain
        isInReach={isInReach}
        texts={{
          label: t('builder.link'),
          copy: t('builder.copy'),
          copied: t('builder.copied'),
          failed: t('builder.copyFailed'),
        }}
      />
      <SecondaryLink href={href} target="_blank" rel="noopener">
        {t('builder.open')}
        <VisuallyHidden> {t('shell.newTab')}</VisuallyHidden>
      </SecondaryLink>
      <Picture>
        <QrCode code={href} label={t('builder.qrCode')} />
      </Picture>
    </>
  );
}
