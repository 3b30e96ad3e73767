import { buildCheckoutPage } from '../../support/renderWithProviders';

it.each(['/lead', '/presentation'])(
  'where data is saved, %s has no illustration and no motif',
  (pathname) => {
    expect(buildCheckoutPage({ pathname }).themeCss).toContain('/brands/medcof/hero.svg');
    const page = buildCheckoutPage({ pathname, isSavingData: true });
    expect(page).toMatchObject({ isSavingData: true, brand: { hero: null } });
    expect(page.themeCss).not.toContain('hero.svg');
    expect(page.themeCss).toContain('--hero-limit:0');
    expect(page.themeCss).toContain('--poster-limit:0rem');
    expect(page.themeCss).not.toContain('motif.svg');
    expect(page.themeCss).toContain('--motif-size:0rem');
  },
);
