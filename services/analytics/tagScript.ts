import { createLateStart } from '../lateStart';
import { type Consent, consentCookie, consentMaxAge, consentVersion } from './consent';

export interface TagSettings {
  container: string;
  consent: Consent | null;
}

const cookie = `${consentCookie}=`;
const version = `.${consentVersion}.`;
const attributes = `;path=/;max-age=${consentMaxAge};samesite=lax`;

const script = `((w,d,s)=>{let t=w.tags={...s,events:[]},asked;w.addEventListener('click',e=>{let b=e.target.closest?.('[data-consent]'),c=b?.dataset.consent,p=d.getElementById('consent');if(!b)return;e.stopImmediatePropagation();p.hidden=c!='ask';if(c=='ask'){asked=b;return p.focus()}asked?.focus();d.cookie='${cookie}'+c+'${version}'+new Date().toISOString().slice(0,10)+'${attributes}'+(location.protocol=='https:'?';secure':'');if(c==t.consent)return;t.consent=c;t.onConsent?.(c)},true);${createLateStart('startTags', 'false')}})`;

export function createTagScript(settings: TagSettings): string {
  // Escaped, so that the JSON cannot end the script.
  return `${script}(window,document,${JSON.stringify(settings).replaceAll('<', '\\u003c')})`;
}
