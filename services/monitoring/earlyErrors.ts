import { createLateStart } from '../lateStart';
import type { BrowserSettings } from './Watched';

const script = `((w,settings)=>{let errors=[],keep=e=>errors.length<20&&errors.push(e);w.watched={settings,errors,keep};w.addEventListener('error',keep);w.addEventListener('unhandledrejection',keep);${createLateStart('startReceivers', 'errors.length')}})`;

export function createEarlyErrorsScript(settings: BrowserSettings): string {
  // Escaped, so that the JSON cannot end the script.
  return `${script}(window,${JSON.stringify(settings).replaceAll('<', '\\u003c')})`;
}
