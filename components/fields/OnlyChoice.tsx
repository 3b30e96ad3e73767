import { useId } from 'react';
import { styled } from 'styled-components';
import { CheckIcon } from '../ui/controlIcons';
import { Stack } from '../ui/Stack';
import { Text } from '../ui/text';

const Only = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  min-height: 3.5rem;
  padding: var(--space-12);
  border-radius: var(--radius-tile);
  background: var(--color-tint);
  white-space: pre-line;

  > .icon {
    color: var(--color-accent);
  }

  > span {
    flex: 1;
  }
`;

interface OnlyChoiceProps {
  legend: string;
  label: string;
  detail?: string;
}

export function OnlyChoice({ detail, label, legend }: OnlyChoiceProps) {
  const labelId = useId();
  return (
    <Stack $gap={8} role="group" aria-labelledby={labelId}>
      <Text $size="label" id={labelId}>
        {legend}
      </Text>
      <Only>
        <CheckIcon />
        <span>
          <Text as="span" $size="label">
            {label}
          </Text>
          {detail !== undefined && (
            <Text as="span" $size="small" $tone="text-muted">
              {detail}
            </Text>
          )}
        </span>
      </Only>
    </Stack>
  );
}
