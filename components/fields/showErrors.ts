import { flushSync } from 'react-dom';
import { focusInvalidField } from './focusField';

/**
 * Shows the errors of a refused form that keeps its own state, and focuses the first control that
 * has one.
 * @param show sets the state with which the errors are rendered
 */
export function showErrors(form: HTMLFormElement, show: () => void): void {
  flushSync(show);
  focusInvalidField(form);
}
