import { createCircuit, getRetryDelay, tryFor } from '@/commerce/modules/events/retries';

const second = 1_000;

describe('the delay after a failed attempt', () => {
  it('doubles from five seconds to three hours', () => {
    expect([1, 2, 3, 4].map((attempt) => getRetryDelay(attempt, 0) / second)).toEqual([
      5, 10, 20, 40,
    ]);
    expect(getRetryDelay(13, 0)).toBe(3 * 3_600 * second);
    expect(getRetryDelay(1_000, 0)).toBe(3 * 3_600 * second);
  });

  it('is up to a third longer at random', () => {
    expect(getRetryDelay(1, 1)).toBe(6_667);
    const waits = Array.from({ length: 100 }, () => getRetryDelay(3));
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(20 * second);
    expect(Math.max(...waits)).toBeLessThanOrEqual(26_667);
    expect(new Set(waits).size).toBeGreaterThan(10);
  });

  it('allows some thirty attempts in three days', () => {
    let tries = 0;
    for (let passed = 0; passed < tryFor; passed += getRetryDelay(tries, 0.5)) tries += 1;
    expect(tries).toBeGreaterThan(25);
    expect(tries).toBeLessThan(40);
  });
});

describe('a circuit breaker', () => {
  const open = () => {
    const circuit = createCircuit(() => 0);
    for (let failure = 0; failure < 5; failure += 1) circuit.end('failed', 0);
    return circuit;
  };

  it('opens after five failures in a row, and not after five with successes in between', () => {
    const circuit = createCircuit(() => 0);
    for (let round = 0; round < 20; round += 1) {
      for (let failure = 0; failure < 4; failure += 1) circuit.end('failed', 0);
      circuit.end('delivered', 0);
    }
    expect(circuit.isOpen()).toBe(false);
    expect(open().isOpen()).toBe(true);
  });

  it('allows one attempt at a time while it is open, each after a longer delay', () => {
    const circuit = open();
    expect(circuit.mayTry(1_999)).toBe(false);
    expect(circuit.mayTry(2_000)).toBe(true);
    expect(circuit.mayTry(2_000)).toBe(false);
    circuit.end('failed', 2_000);
    expect(circuit.mayTry(5_999)).toBe(false);
    expect(circuit.mayTry(6_000)).toBe(true);
    circuit.end('delivered', 6_000);
    expect([circuit.mayTry(6_000), circuit.mayTry(6_000)]).toEqual([true, true]);
  });

  it('allows another attempt after one that had nothing to deliver', () => {
    const circuit = open();
    expect(circuit.mayTry(2_000)).toBe(true);
    circuit.release();
    expect(circuit.mayTry(2_000)).toBe(true);
  });

  it('delays a minute at most, and ten after an attempt ended as gone', () => {
    const circuit = open();
    let now = 0;
    for (let round = 0; round < 30; round += 1) {
      now += 60 * second;
      expect(circuit.mayTry(now)).toBe(true);
      circuit.end('failed', now);
    }
    expect(circuit.mayTry(now + 60 * second)).toBe(true);
    circuit.end('gone', now);
    expect(circuit.mayTry(now + 599 * second)).toBe(false);
    expect(circuit.mayTry(now + 600 * second)).toBe(true);
  });

  it('does not lengthen the delay for attempts that were under way when it opened', () => {
    const circuit = open();
    for (let late = 0; late < 7; late += 1) circuit.end('failed', 100);
    expect(circuit.mayTry(2_000)).toBe(true);
  });
});
