import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import type { Video } from '@/contract/product';
import { ArrivalTitle } from '../ui/ArrivalTitle';
import { TextButton } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { Stack } from '../ui/Stack';
import { PageText } from '../ui/Title';

/** The place of the picture is kept before it arrives. */
const Player = styled.video`
  display: block;
  width: 100%;
  aspect-ratio: 16 / 9;
  border-radius: var(--radius-card);
  background: var(--color-surface-raised);
`;

/** The browser's own player; it never starts by itself. Says so when the video cannot be loaded. */
export function StepVideo({ video }: { video: Video }) {
  const { t } = useTranslation();
  const { page } = useCheckoutPage();
  const player = useRef<HTMLVideoElement>(null);
  const [hasFailed, setHasFailed] = useState(false);

  // A video may have failed before this code ran; the event does not fire again.
  useEffect(() => {
    if (player.current?.error) setHasFailed(true);
  }, []);

  const retry = () => {
    setHasFailed(false);
    player.current?.load();
  };

  return (
    <Stack $gap={16}>
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
    </Stack>
  );
}

interface VideoLayoutProps {
  headline: string;
  text?: string;
  children: ReactNode;
}

/** What the steps with a video have in common. */
export function VideoLayout({ children, headline, text }: VideoLayoutProps) {
  return (
    <Stack $gap={24}>
      <div>
        <ArrivalTitle>{headline}</ArrivalTitle>
        {text !== undefined && <PageText>{text}</PageText>}
      </div>
      {children}
    </Stack>
  );
}
