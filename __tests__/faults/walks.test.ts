import { kinds, walks } from '@/faults/walks/walks';

test('each walk has a buyer of its own', () => {
  expect(new Set(walks.map(({ email }) => email)).size).toBe(walks.length);
});

test('each kind of walk covers several brands and both payment methods', () => {
  for (const kind of kinds) {
    const ofKind = walks.filter((walk) => walk.kind === kind);
    expect(new Set(ofKind.map(({ product }) => product)).size).toBeGreaterThan(5);
    expect(new Set(ofKind.map(({ way }) => way))).toEqual(new Set(['card', 'pix']));
  }
});
