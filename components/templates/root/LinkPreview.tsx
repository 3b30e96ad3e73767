import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { fits } from './builderLayout';
import { createLink } from './createLink';
import { type Link, useDebounced } from './useLink';

/** The first screen of a phone (375 x 812), smaller than it is: it fades where it goes on. */
const Phone = styled.div`
  --scale: 0.64;
  position: relative;
  width: calc(375px * var(--scale) + 16px);
  height: calc(812px * var(--scale) + 16px);
  margin-inline: auto;
  overflow: clip;
  border: 8px solid var(--color-pane-end);
  border-radius: var(--space-32);
  background: var(--color-surface-raised);
  box-shadow: var(--elevation-card);

  @container ${fits('twoColumns')} {
    --scale: 0.7;
  }

  @container ${fits('threeColumns')} {
    --scale: 0.75;
  }

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: var(--space-64);
    background: linear-gradient(transparent, var(--color-surface-raised) 75%);
  }

  > iframe {
    display: block;
    width: 375px;
    height: 812px;
    border: 0;
    scale: var(--scale);
    transform-origin: 0 0;
    pointer-events: none;
  }
`;

const Caption = styled.figcaption`
  margin-bottom: var(--space-8);
  font: var(--text-label);
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
