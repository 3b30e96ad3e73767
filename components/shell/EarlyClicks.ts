import { useEffect } from 'react';
import { useIsHydrated } from '../ui/useIsHydrated';
import type { LostReason } from './lostScripts';

interface Kept {
  button: HTMLButtonElement | null;
  keep: (event: MouseEvent) => void;
  /**
   * The pressed button as it is now; absent while the page does not have it. On a redrawn page it is
   * the only button like it, once its form has had all the fields again for `settleMs`, or after
   * `timeoutMs` without them, because another way to pay has other fields.
   */
  find: () => HTMLButtonElement | undefined;
}

declare global {
  interface HTMLElement {
    pressed?: boolean;
  }
  interface Window {
    earlyClicks?: Kept;
  }
}

const retryMs = 50;
const tries = 300;

const settleMs = 150;

const timeoutMs = 3_000;

/**
 * Runs before anything else: keeps a press on a button until the page's code can handle it. The
 * browser would submit the form by itself, and lose the typed values. Enter in a field presses its
 * form's button. The document's own buttons (`ConsentBar`, `LoadAgain`) never get here: the scripts
 * before this one handle and stop their presses.
 */
export const earlyClicksScript = `((w,d)=>{let p=location.pathname,n=0,m=0,e=w.earlyClicks={button:null,keep(c){let t=c.target,b=t.closest?.('button');t.pressed=!0;if(b){c.preventDefault();c.stopPropagation();e.button=b;d.dataset.early=''}},find(){let b=e.button,a;if(b.isConnected)return b;a=[].filter.call(p==location.pathname?d.querySelectorAll('button'):[],o=>o.className==b.className);a=a.length==1?a[0]:undefined;return !a||!b.form||n++>${timeoutMs / retryMs}||[].every.call(b.form.elements,o=>!o.name||a.form.elements[o.name])&&++m>${settleMs / retryMs}?a:undefined}};w.addEventListener('click',e.keep,true)})(window,document.documentElement)`;

function press(early: Kept, left = tries): void {
  const button = early.find();
  if (button?.disabled !== false) {
    if (left > 0) setTimeout(press, retryMs, early, left - 1);
    // Without its button, a submit counts as the repetition of a press (usePayment).
  } else if (button.type === 'submit') button.form?.requestSubmit();
  else button.click();
}

export function EarlyClicks() {
  // One render after the fields have adopted the early input.
  const isHydrated = useIsHydrated();
  useEffect(() => {
    const { earlyClicks } = window;
    if (!isHydrated || !earlyClicks) return;
    window.removeEventListener('click', earlyClicks.keep, true);
    delete window.earlyClicks;
    const { dataset } = document.documentElement;
    delete dataset.early;
    const asleep: LostReason = 'asleep';
    if (dataset.lost === asleep) delete dataset.lost;
    if (earlyClicks.button) press(earlyClicks);
  }, [isHydrated]);
  return null;
}
