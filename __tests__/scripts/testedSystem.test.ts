import { planTestedSystem } from '@/scripts/testedSystem';

it('chooses ports outside the range that the system assigns by itself', async () => {
  const plans = await Promise.all(Array.from({ length: 20 }, planTestedSystem));
  const ports = plans.flatMap(({ env }) =>
    ['PORT', 'COMMERCE_PORT', 'SANDBOX_PORT'].map((name) => Number(env[name])),
  );
  plans.forEach((plan) => {
    plan.discard();
  });
  expect(ports.filter((port) => port < 10_000 || port >= 32_768)).toEqual([]);
  expect(new Set(ports).size).toBe(60);
});
