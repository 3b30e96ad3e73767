import { createLateStart } from '../lateStart';
import { type Consent, consentCookie, consentMaxAge, consentVersion } from './consent';

/** What the script of a document with a tag container knows. */
export interface TagSettings {
  container: string;
  consent: Consent | null;
}

const cookie = `${consentCookie}=`;
const version = `.${consentVersion}.`;
const attributes = `;path=/;max-age=${consentMaxAge};samesite=lax`;

/**
 * Keeps what a buyer chooses in the bar (`ConsentBar`), also before the page's code is there, goes back
 * to the link that the bar was asked for by, and lets that code begin where something is to be told.
 */
const script = `(function(w,d,s){var t=w.tags={container:s.container,consent:s.consent,events:[]},asked;d.addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('[data-consent]');if(!b)return;var c=b.getAttribute('data-consent'),bar=d.getElementById('consent');bar.hidden=c!=='ask';if(c==='ask'){asked=b;return bar.focus()}if(asked)asked.focus();d.cookie='${cookie}'+c+'${version}'+new Date().toISOString().slice(0,10)+'${attributes}'+(location.protocol==='https:'?';secure':'');if(c===t.consent)return;t.consent=c;if(t.onConsent)t.onConsent(c)});${createLateStart('startTags', 'false')}})`;

/** The inline script of a page with a tag container. */
export function createTagScript(settings: TagSettings): string {
  // Within a script, JSON must not be able to end it.
  return `${script}(window,document,${JSON.stringify(settings).replaceAll('<', '\\u003c')})`;
}
