import { test } from '@playwright/test';
import { noteArrival } from './arrivals';
import { reachReceipt } from './buyer';
import { meetMishap } from './mishaps';
import { walks } from './walks';

for (const walk of walks)
  test(`${walk.kind} ${walk.turn + 1}: ${walk.product}, ${walk.way}`, async ({ context, page }) => {
    await meetMishap(page, walk);
    for (const tab of context.pages()) await reachReceipt(tab, walk);
    noteArrival(walk);
  });
