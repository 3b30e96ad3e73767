import type { Fault, FaultTarget } from './Fault';

export interface FaultBox {
  add(fault: Fault): void;
  /** The faults that have hits left, oldest first. */
  list(): readonly Fault[];
  clear(): void;
  /** Uses up one hit of the oldest fault for this target. */
  take(target: FaultTarget): Fault | null;
}

/** Faults that were asked for and have not all happened. Kept in memory: a restart ends them. */
export function createFaultBox(): FaultBox {
  let faults: Fault[] = [];
  return {
    add(fault) {
      faults.push({ ...fault });
    },
    list: () => faults,
    clear() {
      faults = [];
    },
    take(target) {
      const fault = faults.find((candidate) => candidate.target === target);
      if (!fault) return null;
      faults = faults
        .map((other) => (other === fault ? { ...other, times: other.times - 1 } : other))
        .filter((other) => other.times > 0);
      return fault;
    },
  };
}
