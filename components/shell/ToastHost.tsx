import { lazy, Suspense, useEffect, useState } from 'react';
import { listenToToasts, type Toast } from '@/services/toast';

/** The toast library arrives with the first toast, not with the page. */
const Toasts = lazy(async () => ({ default: (await import('./Toasts')).Toasts }));

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
