/** What few pages need, and late: of `late.ts`. */
interface LateCode {
  startReceivers: () => Promise<void>;
  startTags: () => Promise<void>;
  startCaptcha: () => Promise<void>;
}

declare global {
  interface Window {
    /** Begins what the document's scripts wait for; absent where they wait for nothing. */
    late?: (load: () => Promise<LateCode>) => void;
  }
}

/**
 * For an inline script: begins a part of the late code once the page can be used (its early presses
 * have been heard, `EarlyClicks`) and nothing is going on; half a minute later at the latest, and
 * without delay where it is urgent.
 * @param part its name in `LateCode`
 * @param isUrgent an expression of the script
 */
export const createLateStart = (part: keyof LateCode, isUrgent: string): string =>
  `(function(w,before){w.late=function(load){var looks=0;if(before)before(load);(function look(){if(document.readyState!=='complete'||w.earlyClicks&&!(${isUrgent})&&looks++<150)return setTimeout(look,200);(w.requestIdleCallback||setTimeout)(function(){load().then(function(m){return m.${part}()}).catch(function(){})})})()}})(window,window.late)`;
