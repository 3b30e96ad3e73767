export interface ExpiryWatch {
  add(expiresAt: number): void;
  expireDue(): Promise<void>;
  stop(): void;
}

interface ExpiryWatchOptions {
  expiries: ReadonlyMap<string, number>;
  expire: (id: string) => Promise<unknown>;
  now: () => Date;
  onError: (error: unknown) => void;
}

/** setTimeout fires at once for delays over 24.8 days. */
const maxWaitMs = 86_400_000;

/**
 * Expires due charges on a timer and before every call, so that no charge is ever shown as pending
 * after its expiry.
 */
export function createExpiryWatch(options: ExpiryWatchOptions): ExpiryWatch {
  const { expiries, expire, now, onError } = options;
  let next = Number.POSITIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function arm(moment: number): void {
    clearTimeout(timer);
    next = moment;
    if (isStopped || next === Number.POSITIVE_INFINITY) return;
    const wait = Math.min(Math.max(next - now().getTime(), 0), maxWaitMs);
    timer = setTimeout(() => {
      expireDue()
        .then(() => {
          arm(next);
        })
        .catch(onError);
    }, wait);
  }

  function add(expiresAt: number): void {
    if (expiresAt < next) arm(expiresAt);
  }

  async function expireDue(): Promise<void> {
    const moment = now().getTime();
    if (moment < next) return;
    const due = [...expiries].filter(([, expiresAt]) => expiresAt <= moment);
    const expired = due.map(([id]) => expire(id));
    arm(earliest(expiries));
    await Promise.all(expired);
  }

  arm(earliest(expiries));
  return {
    add,
    expireDue,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

function earliest(expiries: ReadonlyMap<string, number>): number {
  let first = Number.POSITIVE_INFINITY;
  for (const expiresAt of expiries.values()) first = Math.min(first, expiresAt);
  return first;
}
