import { test } from '@playwright/test';
import { noteArrival } from './arrivals';
import { reachReceipt } from './buyer';
import { interrupt } from './interruptions';
import { walks } from './walks';

for (const walk of walks)
  test(`${walk.kind} ${walk.turn + 1}: ${walk.product}, ${walk.way}`, async ({ context, page }) => {
    await interrupt(page, walk);
    for (const tab of context.pages()) await reachReceipt(tab, walk);
    noteArrival(walk);
  });
