import { staleWhileRevalidate } from '@/services/checkout/loadCheckout.server';

describe('staleWhileRevalidate', () => {
  let time = 0;
  const now = () => time;
  const flush = () => new Promise((resolve) => setImmediate(resolve));

  beforeEach(() => {
    time = 0;
  });

  it('asks once while the answer is fresh, and once for calls at the same time', async () => {
    const load = jest.fn().mockResolvedValue({ title: 'one' });
    const cached = staleWhileRevalidate<{ title: string }>(10, now);
    await Promise.all([cached('a', load), cached('a', load)]);
    time = 29_999;
    await cached('a', load);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('keeps keys apart', async () => {
    const cached = staleWhileRevalidate<{ title: string }>(10, now);
    const one = await cached('a', () => Promise.resolve({ title: 'one' }));
    const two = await cached('b', () => Promise.resolve({ title: 'two' }));
    expect([one.title, two.title]).toEqual(['one', 'two']);
  });

  it('gives an old answer at once and renews it in the background', async () => {
    const cached = staleWhileRevalidate<{ title: string }>(10, now);
    await cached('a', () => Promise.resolve({ title: 'old' }));
    time = 30_001;
    const renew = () => Promise.resolve({ title: 'new' });
    expect((await cached('a', renew)).title).toBe('old');
    await flush();
    expect((await cached('a', renew)).title).toBe('new');
  });

  it('keeps the old answer while the service is down', async () => {
    const cached = staleWhileRevalidate<{ title: string }>(10, now);
    await cached('a', () => Promise.resolve({ title: 'old' }));
    time = 60_000;
    const fail = () => Promise.reject(new Error('down'));
    expect((await cached('a', fail)).title).toBe('old');
    await flush();
    expect((await cached('a', fail)).title).toBe('old');
  });

  it('does not remember a failure', async () => {
    const cached = staleWhileRevalidate<{ title: string }>(10, now);
    await expect(cached('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect((await cached('a', () => Promise.resolve({ title: 'back' }))).title).toBe('back');
  });
});
