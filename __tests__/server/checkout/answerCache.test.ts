import { createAnswerCache } from '@/server/checkout/loadCheckout.server';

describe('createAnswerCache', () => {
  let time = 0;
  const clock = { now: () => time };
  /** The cache reads its clock at most once in a millisecond. */
  const flush = () => new Promise((resolve) => setTimeout(resolve, 5));
  const goTo = (moment: number) => {
    time = moment;
    return flush();
  };

  beforeEach(() => {
    time = 1;
  });

  it('loads once while the answer is fresh, and once for concurrent calls', async () => {
    const load = vi.fn().mockResolvedValue({ title: 'one' });
    const cached = createAnswerCache<{ title: string }>({ perf: clock });
    await Promise.all([cached('a', load), cached('a', load)]);
    await goTo(29_999);
    await cached('a', load);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('keeps keys apart', async () => {
    const cached = createAnswerCache<{ title: string }>({ perf: clock });
    const one = await cached('a', () => Promise.resolve({ title: 'one' }));
    const two = await cached('b', () => Promise.resolve({ title: 'two' }));
    expect([one.title, two.title]).toEqual(['one', 'two']);
  });

  it('returns an old answer at once and renews it in the background', async () => {
    const cached = createAnswerCache<{ title: string }>({ perf: clock });
    await cached('a', () => Promise.resolve({ title: 'old' }));
    await goTo(30_002);
    const renew = () => Promise.resolve({ title: 'new' });
    expect((await cached('a', renew)).title).toBe('old');
    await flush();
    expect((await cached('a', renew)).title).toBe('new');
  });

  it('keeps the old answer while the service is down', async () => {
    const cached = createAnswerCache<{ title: string }>({ perf: clock });
    await cached('a', () => Promise.resolve({ title: 'old' }));
    await goTo(60_000);
    const fail = () => Promise.reject(new Error('down'));
    expect((await cached('a', fail)).title).toBe('old');
    await flush();
    expect((await cached('a', fail)).title).toBe('old');
  });

  it('waits for a new answer once the old one is older than ten minutes', async () => {
    const cached = createAnswerCache<{ title: string }>({ perf: clock });
    await cached('a', () => Promise.resolve({ title: 'old' }));
    await goTo(600_002);
    await expect(cached('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect((await cached('a', () => Promise.resolve({ title: 'new' }))).title).toBe('new');
  });

  it('answers a waiting caller, however many other answers are loaded meanwhile', async () => {
    const cached = createAnswerCache<{ title: string }>({ max: 1 });
    let answer: (value: { title: string }) => void = () => undefined;
    const waiting = cached('a', () => new Promise((resolve) => (answer = resolve)));
    await cached('b', () => Promise.resolve({ title: 'two' }));
    answer({ title: 'one' });
    expect((await waiting).title).toBe('one');
  });

  it('does not cache a failure', async () => {
    const cached = createAnswerCache<{ title: string }>({ perf: clock });
    await expect(cached('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect((await cached('a', () => Promise.resolve({ title: 'back' }))).title).toBe('back');
  });
});
