import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { listenToToasts, type Toast } from '@/services/toast';

interface ToastsProps {
  first: Toast;
}

const NoToasts: ComponentType<ToastsProps> = () => null;

/**
 * The toast library arrives with the first toast, not with the page. A toast is never the only place
 * of an error, so that without the library, for example offline, the page goes on.
 */
const Toasts = lazy(async (): Promise<{ default: ComponentType<ToastsProps> }> => {
  const loaded = await import('./Toasts').catch(() => null);
  return { default: loaded?.Toasts ?? NoToasts };
});

export function ToastHost() {
  const [first, setFirst] = useState<Toast | null>(null);
  useEffect(() => (first ? undefined : listenToToasts(setFirst)), [first]);
  return (
    first && (
      <Suspense>
        <Toasts first={first} />
      </Suspense>
    )
  );
}
