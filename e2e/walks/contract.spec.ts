import { readFileSync } from 'node:fs';
import { expect, type Locator, test } from '@playwright/test';
import { fillLead, products } from '../support/buyer';
import { expectReceipt } from '../support/expectReceipt';
import { getViolations } from '../support/getViolations';
import { openOrder } from '../support/openOrder';
import { payByCard } from '../support/steps';

const medcof = products.find(({ key }) => key === 'medcof');

test('medcof: the buyer’s own contract is read, downloaded, accepted once and paid', async ({
  page,
}) => {
  if (!medcof) throw new Error('The product is not there');
  const link = '?product=medcof&flowId=contract&voucher=REVALIDA10';
  await page.goto(`/lead${link}`);
  await fillLead(page, medcof);
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await page.waitForURL(/\/md\?/);

  const contract = page.getByRole('region', {
    name: 'Contrato de prestação de serviços educacionais',
  });
  await expect(contract).toContainText('Maria da Silva (“Aluno”)');
  await expect(contract).toContainText('R$ 3.229,20');
  const more = page.getByRole('button', { name: 'Continuar lendo' });
  const ending = contract.getByText('foro do domicílio do Aluno');
  await expect(ending).not.toBeInViewport();
  // By the keyboard: each press shows the next part, and the last one leaves the focus on the text.
  await more.focus();
  await expect(async () => {
    if (await more.isVisible()) await page.keyboard.press('Enter');
    await expect(more).toBeHidden({ timeout: 1000 });
  }).toPass();
  await expect(contract).toBeFocused();
  await expect(ending).toBeInViewport();
  expect(await getViolations(page)).toEqual([]);

  const readDownload = async (button: Locator) => {
    const downloading = page.waitForEvent('download');
    await button.click();
    const file = await downloading;
    return { name: file.suggestedFilename(), content: readFileSync(await file.path()).toString() };
  };
  const copy = await readDownload(page.getByRole('button', { name: 'Baixar uma cópia' }));
  expect(copy.content).toContain('Maria da Silva');

  await page.reload();
  await page.getByRole('checkbox', { name: 'Li e aceito este contrato' }).check();
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await page.waitForURL(/\/payment\?/);

  await page.goto(`/md${link}`);
  await expect(page.getByText(/^Você aceitou este contrato em/)).toBeVisible();
  // A busy service refuses to print for now, and the buyer asks again.
  await expect(async () => {
    const file = await readDownload(page.getByRole('link', { name: 'Baixar o contrato (PDF)' }));
    expect(file.name).toBe('contrato-medcof-revalida.pdf');
    expect(file.content).toMatch(/^%PDF-/);
  }).toPass();
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await payByCard(page);
  await page.waitForURL(/\/success\?/);
  await expectReceipt(page, 'R$ 3.229,20');

  await page.goto('/md?product=medcof&flowId=contract');
  await expect(page.getByRole('heading', { name: 'Esta compra já está paga' })).toBeVisible();
});

test('medcof: a voucher after the acceptance requires another acceptance, at the new price', async ({
  page,
}) => {
  if (!medcof) throw new Error('The product is not there');
  const accept = async () => {
    await page.getByRole('checkbox', { name: 'Li e aceito este contrato' }).check();
    await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  };
  await page.goto('/lead?product=medcof&flowId=contract');
  await fillLead(page, medcof);
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await accept();
  await page.waitForURL(/\/payment\?/);
  await openOrder(page);
  await page.getByRole('button', { name: 'Tenho um cupom' }).click();
  await page.getByLabel('Cupom de desconto').fill('REVALIDA10');
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page.getByText(/REVALIDA10 aplicado/)).toBeVisible();
  await payByCard(page);
  await page.waitForURL(/\/md\?.*voucher=REVALIDA10/);
  await accept();
  await payByCard(page);
  await page.waitForURL(/\/success\?/);
  await expectReceipt(page, 'R$ 3.229,20');
});
