import { screen } from '@testing-library/react';
import { TermsField } from '@/components/payment/TermsField';
import { PageShell } from '@/components/shell/PageShell';
import { inStepPanes } from '@/components/shell/StepPanes';
import type { BrandId } from '@/brands/registry';
import { Formik } from 'formik';
import type { ProductLinks } from '@/contract/product';
import { renderWithProviders } from '../../support/renderWithProviders';

const links: ProductLinks = {
  terms: 'https://liga.example/termos',
  privacy: 'https://liga.example/privacidade',
  help: 'https://liga.example/ajuda',
};

const show = (brand: BrandId, own?: ProductLinks) =>
  renderWithProviders(
    <PageShell>
      {inStepPanes(
        <Formik initialValues={{ terms: false }} onSubmit={() => undefined}>
          <TermsField />
        </Formik>,
      )}
    </PageShell>,
    { brand, product: { name: 'Liga de Mentoria', ...(own && { links: own }) } },
  );

const findOrder = () => screen.findByRole('region', { name: 'Resumo do pedido' });

it('a product without a brand shows its name as wordmark and its initial as icon', async () => {
  const { container } = show('neutral');
  expect(screen.getByRole('banner')).toHaveTextContent(/^Liga de Mentoria/);
  expect(container).not.toHaveTextContent('Checkout');
  expect(await findOrder()).toHaveTextContent(/^LLiga de Mentoria/);
  expect(container.querySelector('img')).toBeNull();
});

it('links no document that does not exist', () => {
  show('neutral');
  const terms = screen.getByRole('checkbox', {
    name: 'Li e aceito as condições da compra mostradas nesta página',
  });
  expect(terms).not.toBeChecked();
  expect(screen.queryAllByRole('link')).toEqual([]);
});

it('links to the terms, privacy and help of the product', () => {
  show('neutral', links);
  expect(
    screen.getByRole('checkbox', {
      name: /^Li e aceito os Termos de uso.* e a Política de privacidade/,
    }),
  ).not.toBeChecked();
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(new Set(addresses)).toEqual(new Set(Object.values(links)));
  expect(screen.getByRole('link', { name: /Precisa de ajuda/ })).toHaveAttribute(
    'href',
    links.help,
  );
});

it('a brand keeps its own wordmark, tile and documents', async () => {
  const { container, page } = show('medcof', links);
  expect(screen.getByRole('img', { name: 'MedCof' })).toBeVisible();
  expect((await findOrder()).querySelector('img')).toHaveAttribute(
    'src',
    '/brands/medcof/tile.svg',
  );
  expect(container.innerHTML).not.toContain('liga.example');
  expect(page.brand.links.terms).toBe('https://medcof.com.br/termos-de-uso');
});
