import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { CopyField } from '../../payment/CopyField';
import { SecondaryLink } from '../../ui/Button';
import { QrCode } from '../../ui/QrCode';
import { VisuallyHidden } from '../../ui/text';

const Picture = styled.div`
  width: min(12rem, 100%);
  margin: 0 auto;
  aspect-ratio: 1;
`;

export function ReadyLink({ href }: { href: string }) {
  return (
    <>
      <CopyField value={href} copyValue={href} isMain texts={useCopyTexts()} />
      <OpenLink href={href} />
      <LinkCode href={href} />
    </>
  );
}

export function useCopyTexts() {
  const { t } = useTranslation();
  return {
    label: t('builder.link'),
    copy: t('builder.copy'),
    copied: t('builder.copied'),
    failed: t('builder.copyFailed'),
  };
}

export function OpenLink({ href }: { href: string }) {
  const { t } = useTranslation();
  return (
    <SecondaryLink href={href} target="_blank" rel="noopener">
      {t('builder.open')}
      <VisuallyHidden> {t('shell.newTab')}</VisuallyHidden>
    </SecondaryLink>
  );
}

export function LinkCode({ href }: { href: string }) {
  const { t } = useTranslation();
  return (
    <Picture>
      <QrCode code={href} label={t('builder.qrCode')} />
    </Picture>
  );
}
