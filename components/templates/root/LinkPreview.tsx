import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { visuallyHidden } from '../../ui/text';
import { fitsPage } from './builderLayout';
import { createLink } from './createLink';
import { type Link, useDebounced } from './useLink';

/** The first screen of a phone (390 x 844), smaller than it is; on a phone its upper part. */
const Phone = styled.div`
  --scale: 0.38;
  box-sizing: content-box;
  width: calc(390px * var(--scale));
  height: 12rem;
  overflow: clip;
  border: 6px solid var(--color-pane-line);
  border-block-end: 0;
  border-radius: var(--radius-card) var(--radius-card) 0 0;
  background: var(--color-surface-raised);

  > iframe {
    display: block;
    width: 390px;
    height: 844px;
    border: 0;
    scale: var(--scale);
    transform-origin: 0 0;
    pointer-events: none;
  }

  @container ${fitsPage} {
    --scale: 0.6;
    height: calc(844px * var(--scale));
    border: 8px solid var(--color-pane-line);
    border-radius: var(--space-32);
    box-shadow: var(--elevation-card);
  }
`;

/** A small picture of a phone says it itself. */
const Caption = styled.figcaption`
  margin-bottom: var(--space-12);
  font: var(--text-label);
  text-align: center;

  @container not ${fitsPage} {
    ${visuallyHidden}
  }
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
