import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import type { Video } from '@/contract/stepContents';
import { ArrivalTitle } from '../ui/ArrivalTitle';
import { TextButton } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { ShortColumn } from '../ui/ShortColumn';
import { Stack } from '../ui/Stack';
import { VisuallyHidden } from '../ui/text';
import { formatTimeLeft } from '../ui/timeLeft';
import { useIsHydrated } from '../ui/useIsHydrated';
import { PageText } from '../ui/PageText';

const Stage = styled.div`
  position: relative;
`;

const Play = styled.button`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  width: 100%;
  border: 0;
  border-radius: var(--radius-card);
  background: none;
  cursor: pointer;

  /* As light as the pane's words, on its dark: it stands out from a drawing of any colour. */
  svg {
    width: min(4.5rem, 18%);
    border: 4px solid var(--color-pane-end);
    border-radius: 50%;
    background: var(--color-pane-text);
    fill: var(--color-pane-end);
  }
`;

const Player = styled.video`
  display: block;
  width: 100%;
  aspect-ratio: 16 / 9;
  border-radius: var(--radius-card);
  background: var(--color-surface-raised);
`;

/**
 * Never starts by itself. The browser's controls would cover the picture, so they appear with the
 * first press, and at once where no script runs.
 */
export function StepVideo({ video }: { video: Video }) {
  const { t } = useTranslation();
  const { page } = useCheckoutPage();
  const player = useRef<HTMLVideoElement>(null);
  const isHydrated = useIsHydrated();
  const [hasStarted, setHasStarted] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [seconds, setSeconds] = useState<number | null>(null);
  const isWaiting = isHydrated && !hasStarted && !hasFailed;

  // A video may have failed before this code ran; the event does not fire again.
  useEffect(() => {
    if (player.current?.error) setHasFailed(true);
    if (player.current?.readyState) setSeconds(player.current.duration);
  }, []);

  const start = async ({ current }: typeof player) => {
    if (!current) return;
    setHasStarted(true);
    // A keyboard user continues with the video's controls.
    current.controls = true;
    current.focus();
    // If the browser refuses to play, the controls remain.
    await current.play().catch(() => undefined);
  };

  const retry = () => {
    setHasFailed(false);
    player.current?.load();
  };

  return (
    <Stack $gap={16}>
      <Stage>
        <Player
          ref={player}
          controls={!isWaiting}
          playsInline
          preload={page.isSavingData ? 'none' : 'metadata'}
          src={video.src}
          poster={video.poster}
          aria-label={t('video.label', { headline: video.headline })}
          onLoadedMetadata={({ currentTarget }) => {
            setSeconds(currentTarget.duration);
          }}
          onPlay={() => {
            setHasStarted(true);
          }}
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
        {isWaiting && (
          <Play
            type="button"
            onClick={() => {
              void start(player);
            }}
          >
            <svg viewBox="0 0 64 64" aria-hidden>
              <path d="M26 20v24l20-12z" />
            </svg>
            <VisuallyHidden>
              {seconds === null
                ? t('video.play')
                : t('video.play.length', { length: formatTimeLeft(Math.round(seconds)) })}
            </VisuallyHidden>
          </Play>
        )}
      </Stage>
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

export function VideoLayout({ children, headline, text }: VideoLayoutProps) {
  return (
    <ShortColumn>
      <div>
        <ArrivalTitle>{headline}</ArrivalTitle>
        {text !== undefined && <PageText>{text}</PageText>}
      </div>
      {children}
    </ShortColumn>
  );
}
