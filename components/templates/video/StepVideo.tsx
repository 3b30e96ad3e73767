import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import type { Video } from '@/services/product';
import { TextButton } from '../../ui/Button';
import { Notice } from '../../ui/Notice';

/** The place of the picture is kept before it arrives. */
const Player = styled.video`
  display: block;
  width: 100%;
  aspect-ratio: 16 / 9;
  border-radius: var(--radius-card);
  background: var(--color-surface-raised);
`;

const Frame = styled.div`
  display: grid;
  gap: 16px;
`;

/** The browser's own player; it never starts by itself. Says so when the film cannot be loaded. */
export function StepVideo({ video }: { video: Video }) {
  const { t } = useTranslation();
  const { page } = useCheckout();
  const player = useRef<HTMLVideoElement>(null);
  const [hasFailed, setHasFailed] = useState(false);

  // A film may have failed before this code ran; the event is not told again.
  useEffect(() => {
    if (player.current?.error) setHasFailed(true);
  }, []);

  const retry = () => {
    setHasFailed(false);
    player.current?.load();
  };

  return (
    <Frame>
      <Player
        ref={player}
        controls
        playsInline
        preload="metadata"
        src={video.src}
        poster={video.poster}
        aria-label={t('video.label', { headline: video.headline })}
        onError={() => {
          setHasFailed(true);
        }}
      >
        <track
          default
          kind="captions"
          src={video.captions}
          srcLang={page.locale}
          label={t('video.captions')}
        />
      </Player>
      {hasFailed && (
        <Notice tone="alert">
          <p>{t('video.failed')}</p>
          <TextButton onClick={retry}>{t('video.retry')}</TextButton>
        </Notice>
      )}
    </Frame>
  );
}
