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
 * For an inline script: starts a part of the late code once the document has loaded, the page has
 * hydrated (`EarlyClicks`) and the browser is idle; half a minute after the load at the latest, and
 * right after the load where it is urgent.
 * @param part its name in `LateCode`
 * @param isUrgent an expression of the script
 */
export const createLateStart = (part: keyof LateCode, isUrgent: string): string =>
  `((w,b)=>{w.late=l=>{let n=0;b?.(l);(function r(){if(document.readyState!='complete'||w.earlyClicks&&!(${isUrgent})&&n++<150)return setTimeout(r,200);(w.requestIdleCallback||setTimeout)(()=>l().then(m=>m.${part}()).catch(()=>{}))})()}})(window,window.late)`;
