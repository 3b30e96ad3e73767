export type ToastKind = 'success' | 'error' | 'info';

export interface Toast {
  kind: ToastKind;
  text: string;
}

type ToastListener = (toast: Toast) => void;

let listener: ToastListener | null = null;
const waiting: Toast[] = [];

/** Shows a short message that goes away by itself. Never the only place of an error. */
export function showToast(toast: Toast): void {
  if (listener) listener(toast);
  else waiting.push(toast);
}

/** Names the one place that shows toasts; it gets those that came before it. Returns how to stop. */
export function listenToToasts(newListener: ToastListener): () => void {
  listener = newListener;
  waiting.splice(0).forEach(newListener);
  return () => {
    if (listener === newListener) listener = null;
  };
}
