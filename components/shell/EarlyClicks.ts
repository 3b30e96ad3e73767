import { useEffect } from 'react';
import { useIsHydrated } from '../ui/useIsHydrated';
import type { LostReason } from './lostScripts';

/** What the inline script of the document leaves for the page's code. */
interface Kept {
  /** The last button that was pressed; null: none. */
  button: HTMLButtonElement | null;
  keep: (event: MouseEvent) => void;
}

declare global {
  interface Window {
    earlyClicks?: Kept;
  }
}

/**
 * Runs before anything else: keeps a press on a button until the page's code is there to hear it. The
 * browser would send the form by itself, and lose what was typed. Enter in a field presses its form's
 * button.
 */
export const earlyClicksScript = `(function(w,d){var e=w.earlyClicks={button:null,keep:function(c){var b=c.target.closest&&c.target.closest('button');if(b){c.preventDefault();e.button=b;d.dataset.early=''}}};w.addEventListener('click',e.keep,true)})(window,document.documentElement)`;

/** Milliseconds between two looks at a button that is not ready yet, and how many there are. */
const pause = 50;
const tries = 100;

function press(button: HTMLButtonElement, left = tries): void {
  if (!button.isConnected || left === 0) return;
  if (!button.disabled) button.click();
  else setTimeout(press, pause, button, left - 1);
}

/**
 * Presses again, once the page's code runs, what was pressed before that. Renders nothing.
 */
export function EarlyClicks() {
  // A render later than the fields have what was typed early.
  const isHydrated = useIsHydrated();
  useEffect(() => {
    const { earlyClicks } = window;
    if (!isHydrated || !earlyClicks) return;
    window.removeEventListener('click', earlyClicks.keep, true);
    delete window.earlyClicks;
    const { dataset } = document.documentElement;
    delete dataset['early'];
    const asleep: LostReason = 'asleep';
    if (dataset['lost'] === asleep) delete dataset['lost'];
    if (earlyClicks.button) press(earlyClicks.button);
  }, [isHydrated]);
  return null;
}
