interface LateCode {
  startReceivers: () => Promise<void>;
  startTags: () => Promise<void>;
  startCaptcha: () => Promise<void>;
}

declare global {
  interface Window {
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
  `((w,b)=>{w.late=l=>{let n=0;b?.(l);(function r(){if(document.readyState!='complete'||w.earlyClicks&&!(${isUrgent})&&n++<150)return setTimeout(r,200);(w.requestIdleCallback||setTimeout)(()=>l().then(m=>m.${part}()).catch(()=>{}))})()}})(window,window.late)`;
