import type { Consent } from '@/services/analytics/consent';

interface ConsentTexts {
  title: string;
  text: string;
  refuse: string;
  accept: string;
  change: string;
}

interface ConsentBarProps {
  texts: ConsentTexts;
  consent: Consent | null;
}

/**
 * Refusing is as easy as accepting. The bar belongs to the document, so that it costs a page no
 * script, and stands above the page, so that it covers nothing (services/analytics/tagScript.ts).
 */
export function ConsentBar({ consent, texts }: ConsentBarProps) {
  return (
    <section
      id="consent"
      className="consent"
      aria-label={texts.title}
      tabIndex={-1}
      hidden={consent !== null}
    >
      <p>{texts.text}</p>
      <div>
        <button type="button" data-consent="denied">
          {texts.refuse}
        </button>
        <button type="button" data-consent="granted">
          {texts.accept}
        </button>
      </div>
    </section>
  );
}

export function ConsentLink({ texts }: Pick<ConsentBarProps, 'texts'>) {
  return (
    <button type="button" className="consent-link" data-consent="ask">
      {texts.change}
    </button>
  );
}
