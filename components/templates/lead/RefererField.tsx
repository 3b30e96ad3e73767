import { useMemo } from 'react';
import type { PageBrand } from '@/services/checkout/page';
import { useTranslation, type MessageKey } from '@/contexts/TranslationContext';
import { SelectField } from '../../fields/SelectField';

type Options = PageBrand['refererOptions'];

const labels: Record<Options[number], MessageKey> = {
  'wiseup-site': 'referer.wiseup-site',
  'wiseup-escola': 'referer.wiseup-escola',
  email: 'referer.email',
  facebook: 'referer.facebook',
  google: 'referer.google',
  instagram: 'referer.instagram',
  youtube: 'referer.youtube',
  representante: 'referer.representante',
  outro: 'referer.outro',
};

export function RefererField({ options }: { options: Options }) {
  const { t } = useTranslation();
  const choices = useMemo(
    () => options.map((value) => ({ value, label: t(labels[value]) })),
    [options, t],
  );
  return (
    <SelectField
      name="referer"
      label={t('referer.label')}
      placeholder={t('referer.placeholder')}
      options={choices}
    />
  );
}
