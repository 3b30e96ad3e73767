/** A character drawn with a pen of width 1, between the heights 0 and 6. */
export interface Letter {
  width: number;
  path: string;
}

const letter = (width: number, path: string): Letter => ({ width, path });

const bowl = 'M0 3a2.3 3 0 1 0 4.6 0a2.3 3 0 1 0-4.6 0';

/** What a first wordmark is drawn with: outlines look the same where no typeface is installed. */
export const letters: ReadonlyMap<string, Letter> = new Map([
  [' ', letter(1, '')],
  ['A', letter(4.4, 'M0 6 2.2 0 4.4 6M.8 4.1h2.8')],
  ['B', letter(4, 'M0 3h2.3a1.5 1.5 0 0 0 0-3H0v6h2.5a1.5 1.5 0 0 0 0-3')],
  ['C', letter(4.2, 'M4.2 1.2A2.3 3 0 1 0 4.2 4.8')],
  ['D', letter(4.2, 'M0 0h1.6a2.6 3 0 0 1 0 6H0z')],
  ['E', letter(3.4, 'M3.4 0H0v6h3.4M0 3h2.9')],
  ['F', letter(3.4, 'M3.4 0H0v6M0 3h2.9')],
  ['G', letter(4.4, 'M4.2 1.2A2.3 3 0 1 0 4.5 3.2H2.6')],
  ['H', letter(4, 'M0 0v6M4 0v6M0 3h4')],
  ['I', letter(0, 'M0 0v6')],
  ['J', letter(3, 'M3 0v4.3a1.5 1.7 0 0 1-3 0')],
  ['K', letter(4, 'M0 0v6M3.8 0 0 3.7M1.4 2.4 4 6')],
  ['L', letter(3.2, 'M0 0v6h3.2')],
  ['M', letter(5, 'M0 6V0l2.5 4L5 0v6')],
  ['N', letter(4, 'M0 6V0l4 6V0')],
  ['O', letter(4.6, bowl)],
  ['P', letter(3.8, 'M0 6V0h2.1a1.7 1.7 0 0 1 0 3.4H0')],
  ['Q', letter(4.6, `${bowl}M3 4.4 4.6 6.2`)],
  ['R', letter(4, 'M0 6V0h2.1a1.7 1.7 0 0 1 0 3.4H0M1.9 3.4 4 6')],
  ['S', letter(3.8, 'M3.6 1.1C3-.4 .2-.3 .3 1.5.4 3.5 3.8 2.4 3.8 4.5 3.8 6.4.6 6.5 0 4.8')],
  ['T', letter(4, 'M0 0h4M2 0v6')],
  ['U', letter(4, 'M0 0v4a2 2 0 0 0 4 0V0')],
  ['V', letter(4.4, 'M0 0l2.2 6L4.4 0')],
  ['W', letter(6, 'M0 0l1.6 6L3 1l1.4 5L6 0')],
  ['X', letter(4, 'M0 0l4 6M4 0 0 6')],
  ['Y', letter(4.2, 'M0 0l2.1 3.1L4.2 0M2.1 3.1V6')],
  ['Z', letter(4, 'M0 0h4L0 6h4')],
  ['0', letter(4, 'M0 3a2 3 0 1 0 4 0a2 3 0 1 0-4 0')],
  ['1', letter(1.6, 'M0 1.2 1.6 0v6')],
  ['2', letter(3.8, 'M.2 1.8a1.7 1.7 0 1 1 3.1 1L0 6h3.8')],
  ['3', letter(3.6, 'M.2 0h3.2L1.5 2.4a1.8 1.8 0 1 1-1.5 2.8')],
  ['4', letter(4, 'M2.9 6V0L0 4.2h4')],
  ['5', letter(3.8, 'M3.4 0H.5L.2 2.7c2-1 3.6 0 3.6 1.6s-2.5 2.4-3.8 1')],
  ['6', letter(3.8, 'M2.8 0C.9 1 0 2.6 0 4.1a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0')],
  ['7', letter(3.8, 'M0 0h3.8L1.4 6')],
  [
    '8',
    letter(
      3.8,
      'M.3 1.5a1.6 1.5 0 1 0 3.2 0a1.6 1.5 0 1 0-3.2 0M0 4.5a1.9 1.5 0 1 0 3.8 0a1.9 1.5 0 1 0-3.8 0',
    ),
  ],
  ['9', letter(3.8, 'M1 6C2.9 5 3.8 3.4 3.8 1.9a1.9 1.9 0 1 0-3.8 0a1.9 1.9 0 1 0 3.8 0')],
]);
