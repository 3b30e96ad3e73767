import { css, styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { TextButton } from '../../ui/Button';
import { Icon } from '../../ui/icons';
import { TextLink } from '../../ui/TextLink';

/** Its icon begins where the words above it do. */
const download = css`
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
  margin-block: calc(-1 * var(--space-4));
  padding: 0;
`;

const Download = styled(TextButton)`
  ${download}
`;

/** Looks like the button. */
export const DownloadLink = styled(TextLink)`
  ${download}
`;

export const DownloadIcon = () => (
  <Icon>
    <path d="M12 4v11m-5-4.5 5 5 5-5M5 20h14" />
  </Icon>
);

interface DownloadButtonProps {
  title: string;
  html: string;
}

export function DownloadButton({ html, title }: DownloadButtonProps) {
  const { t } = useTranslation();
  const { locale } = useCheckoutPage().page;
  const saveCopy = () => {
    const url = URL.createObjectURL(createDocumentFile({ title, html, locale }));
    const link = document.createElement('a');
    link.href = url;
    link.download = t('contract.file');
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <Download onClick={saveCopy}>
      <DownloadIcon />
      {t('contract.download')}
    </Download>
  );
}

interface DocumentSource {
  title: string;
  /** Safe: made on the server. */
  html: string;
  locale: string;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

export function createDocumentFile({ html, locale, title }: DocumentSource): Blob {
  const heading = title.replace(/[&<>]/g, (character) => entities[character] ?? '');
  const page = `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<title>${heading}</title>
<style>body{max-width:40em;margin:2em auto;padding:0 1em;font:16px/1.6 sans-serif}</style>
<h1>${heading}</h1>
${html}`;
  return new Blob([page], { type: 'text/html;charset=utf-8' });
}
