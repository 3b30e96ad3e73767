import { readdirSync } from 'node:fs';
import path from 'node:path';
import { startProgram } from '@/testing/startProgram';
import { copyProject } from '@/testing/copyProject';
import { StartProblem } from '../../scripts/StartProblem';
import { checkNewBrand, writeBrand } from '../../tools/newBrand/writeBrand';
import { compareStates } from '../compareStates';
import type { Part } from '../Part';

const count = 200;

const toLetters = (index: number) =>
  [Math.floor(index / 26), index % 26].map((digit) => String.fromCharCode(97 + digit)).join('');

const listBrands = (root: string) =>
  readdirSync(path.join(root, 'public/brands')).filter((folder) => folder !== 'neutral');

/** Adds brands as docs/adding-a-brand.md says. */
function addBrands(root: string): void {
  for (let index = 0; listBrands(root).length < count; index += 1) {
    const id = `marca-${toLetters(index)}`;
    const brand = { id, name: `Marca ${index}`, business: 'wiser', hue: index % 360 } as const;
    checkNewBrand(root, brand);
    writeBrand(root, brand);
  }
}

async function build(root: string): Promise<void> {
  const { ended, output } = startProgram('build', {}, { root });
  if ((await ended) !== 0) throw new StartProblem(`The copy was not built:\n${output()}`);
}

export const brands: Part = {
  name: 'brands',
  isOnlyNamed: true,
  async measure(ground, say) {
    const copy = copyProject();
    const { root } = copy;
    ground.onStopped(() => {
      copy.discard();
    });
    const before = listBrands(root).length;
    addBrands(root);
    say(`A copy with ${count} brands is built; this takes some minutes.`);
    await build(root);
    const many = await ground.startAnother(root);
    const states = { floor: { product: ground }, product: { product: many } };
    return compareStates(`${count} brands against ${before}`, states, say);
  },
};
