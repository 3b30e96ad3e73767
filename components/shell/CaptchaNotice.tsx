import { css } from 'styled-components';
import { toCssText } from './css/toCssText';

interface CaptchaNoticeProps {
  texts: {
    notice: string;
    privacy: string;
    terms: string;
  };
}

const addresses = {
  privacy: 'https://policies.google.com/privacy',
  terms: 'https://policies.google.com/terms',
};

/**
 * Google requires this text in place of the reCAPTCHA badge, where the badge is hidden. It belongs to
 * the document, hidden until the script is loaded (services/http/recaptcha.ts).
 */
export function CaptchaNotice({ texts }: CaptchaNoticeProps) {
  const parts = texts.notice.split(/\{(privacy|terms)\}/);
  return (
    <aside id="captcha-notice" className="captcha-notice" aria-label="reCAPTCHA" hidden>
      {parts.map((part) =>
        part === 'privacy' || part === 'terms' ? (
          <a key={part} href={addresses[part]} target="_blank" rel="noreferrer">
            {texts[part]}
          </a>
        ) : (
          part
        ),
      )}
    </aside>
  );
}

export const captchaNoticeCss = toCssText(css`
  .captcha-notice {
    margin: 0;
    padding: var(--space-12) var(--space-16);
    background: var(--color-surface);
    color: var(--color-text-muted);
    font: var(--text-small);
    text-align: center;
  }
  .captcha-notice[hidden] {
    display: none;
  }
  .captcha-notice a {
    color: inherit;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`);
