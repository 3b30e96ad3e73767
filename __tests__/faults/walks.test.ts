import { kinds, walks } from '@/faults/walks/walks';

test('fifty walks of each kind, each of a buyer of its own', () => {
  for (const kind of kinds) expect(walks.filter((walk) => walk.kind === kind)).toHaveLength(50);
  expect(new Set(walks.map(({ email }) => email)).size).toBe(300);
});

test('each kind meets several brands, and both ways to pay', () => {
  for (const kind of kinds) {
    const ofKind = walks.filter((walk) => walk.kind === kind);
    expect(new Set(ofKind.map(({ product }) => product)).size).toBeGreaterThan(10);
    expect(new Set(ofKind.map(({ way }) => way))).toEqual(new Set(['card', 'pix']));
  }
});
