import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { ChainIcon } from '../../ui/ChainIcon';
import { from } from '../../ui/layout';
import { PageText } from '../../ui/PageText';
import { Title } from '../../ui/Title';
import { column, overlap } from './builderLayout';

const Band = styled.div.attrs({ className: 'pane' })`
  --color-title: var(--color-pane-text);
  padding-block: var(--space-24);

  /* On a wide screen too text stands on all of it (shellCss.ts). */
  @media ${from('desktop')} {
    padding-block-end: calc(var(--space-24) + ${overlap});
    border: 0;

    &&::before {
      opacity: 0.2;
      mask: var(--pane-pattern);
    }
  }
`;

const BandColumn = styled.div`
  ${column}
  display: flex;
  align-items: center;
  gap: var(--space-16);

  > .icon {
    flex: none;
    width: 3.5rem;
    height: 3.5rem;
    padding: var(--space-16);
    border-radius: var(--radius-tile);
    background: var(--color-pane-line);
    color: var(--color-pane-accent);
  }

  /* On a phone the words need its room. */
  @media not all and ${from('large')} {
    > .icon {
      display: none;
    }
  }
`;

export function BuilderHead() {
  const { t } = useTranslation();
  return (
    <Band>
      <BandColumn>
        <ChainIcon />
        <div>
          <Title>{t('builder.title')}</Title>
          <PageText>{t('builder.text')}</PageText>
        </div>
      </BandColumn>
    </Band>
  );
}
