import { CardTitle } from '../ui/Card';
import { Stack } from '../ui/Stack';
import { BenefitList } from './BenefitList';

interface PitchProps {
  title: string;
  benefits: readonly string[];
}

export function Pitch({ benefits, title }: PitchProps) {
  return benefits.length === 0 ? null : (
    <Stack $gap={16}>
      <CardTitle>{title}</CardTitle>
      <BenefitList benefits={benefits} />
    </Stack>
  );
}
