import { kinds, walks } from '@/faults/walks/walks';

test('each walk is of a buyer of its own', () => {
  expect(new Set(walks.map(({ email }) => email)).size).toBe(walks.length);
});

test('each kind meets several brands, and both ways to pay', () => {
  for (const kind of kinds) {
    const ofKind = walks.filter((walk) => walk.kind === kind);
    expect(new Set(ofKind.map(({ product }) => product)).size).toBeGreaterThan(5);
    expect(new Set(ofKind.map(({ way }) => way))).toEqual(new Set(['card', 'pix']));
  }
});
