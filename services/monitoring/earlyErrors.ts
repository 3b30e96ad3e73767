import { createLateStart } from '../lateStart';
import type { BrowserSettings } from './Watched';

/**
 * Keeps what fails on a page until somebody hears it, and lets the code that tells of it begin once
 * the page can be used, without delay where something has failed. Twenty errors say as much as a
 * thousand.
 */
const script = `((w,settings)=>{let errors=[],keep=e=>errors.length<20&&errors.push(e);w.watched={settings,errors,keep};w.addEventListener('error',keep);w.addEventListener('unhandledrejection',keep);${createLateStart('startReceivers', 'errors.length')}})`;

/** The inline script of a page that is watched. */
export function createEarlyErrorsScript(settings: BrowserSettings): string {
  // Within a script, JSON must not be able to end it.
  return `${script}(window,${JSON.stringify(settings).replaceAll('<', '\\u003c')})`;
}
