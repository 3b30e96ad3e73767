import { css } from 'styled-components';
import { toCssText } from './css/toCssText';

interface LoadAgainProps {
  texts: {
    text: string;
    action: string;
    old: string;
    late: string;
    uncharged: string | null;
    card: string;
  };
}

/**
 * Shown by a page that has lost one of its scripts, or waits for a late one. It is plain HTML and
 * needs none of the page's code: the document's inline script handles its button (lostScripts.ts).
 */
export function LoadAgain({ texts }: LoadAgainProps) {
  return (
    <div className="load-again" role="alert">
      <p className="load-again-old">{texts.old}</p>
      <p className="load-again-text">
        <span className="load-again-lost">{texts.text}</span>
        <span className="load-again-late">{texts.late}</span>{' '}
        {texts.uncharged !== null && (
          <span className="load-again-form">
            {texts.uncharged} <span className="load-again-card">{texts.card}</span>
          </span>
        )}{' '}
        <button type="button">{texts.action}</button>
      </p>
    </div>
  );
}

/**
 * Above everything and out of the page's flow: it is visible wherever the buyer pressed, and nothing
 * moves when it appears. An inert form is being paid and may have been charged; there the buyer only
 * waits, as on a receipt, which has no form. No card survives a reload.
 */
export const loadAgainCss = toCssText(css`
  .load-again {
    position: fixed;
    inset: 0 0 auto;
    z-index: 20;
    padding: var(--space-16);
    background: var(--color-alert-surface);
    color: var(--color-alert);
    font: var(--text-strong);
    text-align: center;
  }
  .load-again button {
    min-height: 1.5rem;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-decoration: underline;
    cursor: pointer;
  }
  html:not([data-lost], [data-late]) .load-again,
  html:not([data-lost='old']) .load-again-old,
  html[data-lost='old'] .load-again-text,
  html:not([data-lost]) .load-again-lost,
  html[data-lost] .load-again-late,
  html:not([data-lost]):has(form[inert]) .load-again-text button,
  html:not(:has(form:not([inert]))) .load-again-form,
  html:not(:has([autocomplete~='cc-number'])) .load-again-card {
    display: none;
  }
`);
