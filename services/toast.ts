export type ToastKind = 'success' | 'error' | 'info';

export interface Toast {
  kind: ToastKind;
  text: string;
}

type ToastListener = (toast: Toast) => void;

let listener: ToastListener | null = null;
const waiting: Toast[] = [];

export function showToast(toast: Toast): void {
  if (listener) listener(toast);
  else waiting.push(toast);
}

export function listenToToasts(newListener: ToastListener): () => void {
  listener = newListener;
  waiting.splice(0).forEach(newListener);
  return () => {
    if (listener === newListener) listener = null;
  };
}
