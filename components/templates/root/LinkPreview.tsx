import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { createLink } from './createLink';
import { type Link, useDebounced } from './useLink';

/** The first screen of a phone (390 x 844), smaller than it is; narrower where its panel is. */
const Phone = styled.div`
  --scale: 0.6;
  width: min(100%, calc(390px * var(--scale) + 16px));
  height: calc(844px * var(--scale) + 16px);
  margin-inline: auto;
  overflow: clip;
  border: 8px solid var(--color-pane-line);
  border-radius: min(var(--space-32), 8vw);
  background: var(--color-surface-raised);
  box-shadow: var(--elevation-card);

  > iframe {
    display: block;
    width: calc(100% / var(--scale));
    height: 844px;
    border: 0;
    scale: var(--scale);
    transform-origin: 0 0;
    pointer-events: none;
  }
`;

const Caption = styled.figcaption`
  margin-bottom: var(--space-12);
  font: var(--text-label);
  text-align: center;
`;

interface LinkPreviewProps {
  link: Link;
  /** Its place stays while a seller's code is typed: most of its beginnings are unknown. */
  isBlank: boolean;
}

/** The first page of the link, where that is one which asks for nothing before it. */
export function LinkPreview({ isBlank, link }: LinkPreviewProps) {
  const { t } = useTranslation();
  const isLead = link.flow?.steps[0]?.templateId === 'lead';
  if (!isLead && !link.isLoading) return null;
  return (
    <figure>
      <Caption>{t('builder.preview.caption')}</Caption>
      <Phone>
        {/* The builder's own cookie sets homologation: a preview with the parameter could set it
            again after the switch off. */}
        {isLead && !isBlank && (
          <Page address={createLink('', { ...link.choice, isHomologation: false })} />
        )}
      </Phone>
    </figure>
  );
}

function Page({ address }: { address: string }) {
  const { t } = useTranslation();
  return <iframe inert title={t('builder.preview')} src={useDebounced(address)} />;
}
